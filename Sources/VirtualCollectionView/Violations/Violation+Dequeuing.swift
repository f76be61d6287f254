import Foundation

// UIKit's sentences about views that are registered, dequeued and returned, with the facts and what to do.

@MainActor extension Violation {
  static func unregistered(kind: String, identifier: String) -> Violation {
    let isCell = kind == "UICollectionElementKindCell"
    return Violation(
      .unregisteredIdentifier, .exception,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard",
      facts: ["kind": kind, "identifier": identifier],
      remedy: "Register a class for '\(identifier)'" + (isCell ? "" : " and the kind '\(kind)'")
        + " before the first layout. In a policy that goes on, a plain view stands in; a forced cast to your own class"
        + " will stop the process.")
  }

  static func cellNotDequeued(_ cell: CollectionViewCell, _ path: IndexPath, era: UIKitEra) -> Violation {
    let older =
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be"
      + " retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    let newer =
      "The collection view's data source returned a cell without a reuseIdentifier. Cells must be retrieved by calling"
      + " -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    return Violation(
      .cellNotDequeued, .exception, era == .latest ? newer : older,
      facts: ["index path": UIKitText.path(path), "cell": cell.description],
      remedy: "Return what dequeueReusableCell(withReuseIdentifier:for:) gives, not a cell made by hand.")
  }

  static func missingCell(_ path: IndexPath) -> Violation {
    Violation(
      .missingCell, .exception,
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index"
        + " path \(UIKitText.path(path))",
      facts: ["index path": UIKitText.path(path), "data source": "nil"],
      remedy: "Keep the data source alive as long as the view: the view holds it weakly. The item shows no cell.")
  }

  static func supplementaryNotDequeued(_ kind: String, _ path: IndexPath, _ view: CollectionReusableView?) -> Violation
  {
    Violation(
      .supplementaryNotDequeued, .exception,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
        + "\(UIKitText.path(path))) was not retrieved by calling"
        + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
        + " (\(view?.description ?? "(null)"))",
      facts: ["kind": kind, "index path": UIKitText.path(path)],
      remedy: view == nil
        ? "Implement collectionView(_:viewForSupplementaryElementOfKind:at:), or keep the layout from showing this element."
        : "Return what dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) gives.")
  }

  static func supplementaryKindMismatch(asked: String, dequeued: String) -> Violation {
    Violation(
      .supplementaryKindMismatch, .exception,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element"
        + " kind it is being used for. When asked for a view of element kind '\(asked)' the data source dequeued a view"
        + " registered for the element kind '\(dequeued)'.",
      facts: ["asked": asked, "dequeued": dequeued],
      remedy: "Dequeue with the kind that the data source method was given.")
  }

  static func registrationInProvider(_ registration: String, isCell: Bool) -> Violation {
    Violation(
      .registrationInProvider, .exception,
      "Attempted to dequeue a \(isCell ? "cell" : "supplementary view") using a registration that was created inside"
        + " -collectionView:\(isCell ? "cellForItemAtIndexPath:" : "viewForSupplementaryElementOfKind:atIndexPath:") or"
        + " inside a UICollectionViewDiffableDataSource \(isCell ? "cell" : "supplementary view") provider. Creating a new"
        + " registration each time a \(isCell ? "cell" : "supplementary view") is requested will prevent reuse and cause"
        + " created \(isCell ? "cells" : "views") to remain inaccessible in memory for the lifetime of the collection"
        + " view. Registrations should be created up front and reused. Registration: \(registration)",
      facts: ["registration": registration],
      remedy: "Make the registration once, in an initialiser or a stored property, and use it in the provider.")
  }

  static func dequeuedNotReturned(_ view: CollectionReusableView, _ collectionView: CollectionView) -> Violation {
    Violation(
      .dequeuedNotReturned, .exception,
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection"
        + " view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued"
        + " and returned to the collection view. Avoid dequeuing views without a request from the collection view. For"
        + " retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or"
        + " -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view.description);"
        + " Collection view: \(collectionView.description)",
      facts: [
        "view": view.description, "identifier": view._reuseIdentifier ?? "", "frame": UIKitText.rect(view.frame),
      ],
      remedy: "Dequeue once for each request, for the path of the request, and return that view.")
  }

  static func viewInUse(_ view: CollectionReusableView, for path: IndexPath, shownAt: IndexPath?) -> Violation {
    Violation(
      .viewInUse, .corruption,
      "The data source returned \(view.description) for \(UIKitText.path(path)), which "
        + (shownAt.map { "is shown already for \(UIKitText.path($0))." } ?? "belongs to another collection view."),
      facts: ["view": view.description, "index path": UIKitText.path(path)],
      remedy: "Return the view that was dequeued for this request; UIKit would show one view in two places.")
  }

  static func notReusable(_ type: AnyClass, role: String) -> Violation {
    Violation(
      .registeredClass, .exception,
      "Invalid parameter not satisfying: [class isSubclassOfClass:[UICollectionReusableView class]]",
      facts: ["class": UIKitText.className(type), "as": role],
      remedy: "Register a subclass of CollectionViewCell for cells, of CollectionReusableView for other views.")
  }
}
