// A test imports this module alone: audits and budgets are named in every other line, and a test with configurations for
// arguments runs its body in an environment of its own.
@_exported import CollectionViewAudits
@_exported import func VirtualCollectionView.withEnvironment
@_exported import struct VirtualCollectionView.SimulationEnvironment
