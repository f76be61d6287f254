// A test imports this module alone: audits and budgets are named in every other line.
@_exported import CollectionViewAudits
