/// The rules whose breaking is noticed. The raw values are the names that scenario files and traces use.
public enum ViolationRule: String, Sendable, Hashable, CaseIterable {
  // Dequeue and reuse
  /// A reuse identifier or kind without a registration (Semantics 1.10, 3.23).
  case unregisteredIdentifier = "unregistered-identifier"
  /// A cell that was not dequeued (1.11).
  case cellNotDequeued = "cell-not-dequeued"
  /// A supplementary view that was not dequeued, or a data source without the method (1.13).
  case supplementaryNotDequeued = "supplementary-not-dequeued"
  /// A supplementary view of another kind (1.14).
  case supplementaryKindMismatch = "supplementary-kind-mismatch"
  /// A registration made inside a provider (1.15).
  case registrationInProvider = "registration-in-provider"
  /// A view dequeued without a request, or beside the one that was returned (1.16).
  case dequeuedNotReturned = "dequeued-not-returned"
  /// No cell, since the data source is gone (1.12).
  case missingCell = "missing-cell"
  /// A view that is already shown elsewhere was returned.
  case viewInUse = "view-in-use"
  /// A class was registered that is not a cell or reusable view (1.1).
  case registeredClass = "registered-class"

  // Data
  /// A count that is negative or too large.
  case invalidCount = "invalid-count"
  /// `reloadData()` inside a question or a layout pass.
  case reloadDuringPass = "reload-during-pass"
  /// A question for a section or item that does not exist.
  case pathOutOfRange = "path-out-of-range"
  /// An optional method that only a subclass of the conforming class has: UIKit would call it.
  case optionalMethodInSubclass = "optional-method-in-subclass"

  // Updates
  /// Counts that do not add up with the calls of an update (6.20–6.22).
  case invalidUpdate = "invalid-update"
  /// A path or section of an update that does not exist (6.23, 6.24, 6.26).
  case updateOutOfRange = "update-out-of-range"
  /// Calls of one update that claim the same place (6.25).
  case conflictingUpdates = "conflicting-updates"
  /// The same place deleted twice in one update (6.28).
  case duplicateDelete = "duplicate-delete"
  /// A legal update that UIKit handles badly (6.17a, 6.29).
  case updateDefect = "update-defect"
  /// An update inside a question or a layout pass.
  case updateDuringPass = "update-during-pass"
  /// `reloadData()` inside the block of a batch, which UIKit ignores (2.9).
  case reloadInUpdate = "reload-in-update"
  /// Another registration or identifier dequeued while an item is configured again (2.12a).
  case reconfigureMismatch = "reconfigure-mismatch"

  // Diffable data sources
  /// Items for a snapshot that has no section (10.2).
  case snapshotWithoutSections = "snapshot-without-sections"
  /// An identifier that would be there twice (10.3, 10.4, 10.21).
  case duplicateIdentifiers = "duplicate-identifiers"
  /// Items that were appended or inserted and existed already: they moved (10.3).
  case itemsMoved = "items-moved"
  /// An identifier that is not there (10.6, 10.7, 10.22, 10.23).
  case unknownIdentifier = "unknown-identifier"
  /// A destination that is among what is to go there (10.7).
  case destinationInList = "destination-in-list"
  /// Snapshots applied on the main queue while others wait, or from a cell provider (10.12).
  case mixedApplyQueues = "mixed-apply-queues"
  /// A cell provider without a cell (10.17).
  case cellProviderReturnedNil = "cell-provider-returned-nil"
  /// A supplementary view of a diffable data source that has no provider for any (10.17).
  case missingSupplementaryProvider = "missing-supplementary-provider"
  /// An item that is to be reloaded and reconfigured (10.10c).
  case reloadedAndReconfigured = "reloaded-and-reconfigured"

  // Layout
  /// A collection view without a layout (1.17).
  case missingLayout = "missing-layout"
  /// Attributes for an item that does not exist (3.13).
  case attributesForMissingItem = "attributes-for-missing-item"
  /// No attributes for an item that an update keeps (3.12).
  case missingAttributes = "missing-attributes"
  /// Attributes that changed with no invalidation (3.14).
  case changedWithoutInvalidation = "changed-without-invalidation"
  /// Attributes of super changed without a copy (4.34).
  case mutatedSuperAttributes = "mutated-super-attributes"
  /// The same element twice in one answer.
  case duplicateAttributes = "duplicate-attributes"
  /// A frame, size or offset that is not a number or without limit.
  case invalidGeometry = "invalid-geometry"
  /// Far more attributes than the rectangle asked for.
  case overReporting = "over-reporting"
  /// A context of a class the layout cannot use (4.37b).
  case wrongInvalidationContext = "wrong-invalidation-context"
  /// Attribute bounds that do not begin at zero (3.18).
  case attributeBoundsOrigin = "attribute-bounds-origin"
  /// A layout that belongs to another collection view.
  case layoutInUse = "layout-in-use"
  /// The same view is laid out again and again (5.11).
  case layoutLoop = "layout-loop"

  // Flow
  /// An item larger than the room across the scroll axis (4.32).
  case oversizedItem = "oversized-item"
  /// An item that wraps because of the last bit of a sum (4.9a).
  case nearMiss = "near-miss"

  // Compositional layout
  /// A dimension that is not finite (11.3).
  case invalidDimension = "invalid-dimension"
  /// A group without subitems, or that repeats nothing (11.61).
  case invalidGroup = "invalid-group"
  /// A section with items that the provider has no definition for (11.30).
  case missingSectionDefinition = "missing-section-definition"
  /// Insets that leave a section no room (11.65).
  case sectionWithoutRoom = "section-without-room"
  /// A group that is shorter than its first item and so shows nothing (11.15).
  case groupHoldsNothing = "group-holds-nothing"
  /// Two supplementary items of one kind in one place (11.45).
  case duplicateSupplementaryKinds = "duplicate-supplementary-kinds"

  // Lists
  /// Two system accessories of one type in a list cell.
  case duplicateAccessory = "duplicate-accessory"

  // Scrolling
  /// An item to scroll to that does not exist (7.11).
  case outOfBoundsScroll = "out-of-bounds-scroll"
  /// Two scroll positions of one axis (7.10).
  case conflictingScrollPositions = "conflicting-scroll-positions"

  // Constraints
  /// Required constraints that cannot hold together.
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  /// A constraint between views that no view holds together.
  case noCommonAncestor = "no-common-ancestor"
  /// A constraint that compares what cannot be compared, or with a number that is not finite.
  case invalidConstraint = "invalid-constraint"
  /// Constraints that leave the frame of a view a choice.
  case ambiguousLayout = "ambiguous-layout"

  // Actions
  /// A target and selector whose method cannot be called by its name.
  case actionNotPerformed = "action-not-performed"
  /// A nib name without a registered factory.
  case missingNib = "missing-nib"
}
