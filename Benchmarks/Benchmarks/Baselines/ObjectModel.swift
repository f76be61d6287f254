import Foundation

// A collection view as one would write it after UIKit's interface without thinking of cost: a new object for each
// attribute in each frame, cells by index path in a dictionary, sets for what came and went, weak references for who is
// asked. What the frames of the real one are compared with.

/// Attributes of an item, made for each query.
final class ModelAttributes: NSObject {
  let indexPath: IndexPath
  var frame = CGRect.zero
  var alpha: CGFloat = 1
  var zIndex = 0

  init(_ indexPath: IndexPath) { self.indexPath = indexPath }
}

/// A cell.
@MainActor final class ModelCell: NSObject {
  var frame = CGRect.zero
  var alpha: CGFloat = 1
  var attributes: ModelAttributes?
  let identifier: String
  weak var superview: ModelView?

  init(_ identifier: String) { self.identifier = identifier }

  func prepareForReuse() {}
}

/// Who has the data.
@MainActor protocol ModelDataSource: AnyObject {
  func view(_ view: ModelView, cellForItemAt indexPath: IndexPath) -> ModelCell
}

/// Who is told.
@MainActor protocol ModelDelegate: AnyObject {
  func viewDidScroll(_ view: ModelView)
  func view(_ view: ModelView, willDisplay cell: ModelCell, at indexPath: IndexPath)
  func view(_ view: ModelView, didEndDisplaying cell: ModelCell, at indexPath: IndexPath)
}

/// Lines of equal cells.
@MainActor final class ModelLayout {
  let count: Int
  let columns: Int
  let line: CGFloat

  init(count: Int, columns: Int, line: CGFloat) {
    self.count = count
    self.columns = columns
    self.line = line
  }

  func attributes(in rect: CGRect) -> [ModelAttributes] {
    let first = max(0, Int(rect.minY / line) * columns)
    let end = min(count, Int((rect.maxY / line).rounded(.up)) * columns)
    var result: [ModelAttributes] = []
    for item in first..<max(first, end) {
      let attributes = ModelAttributes(IndexPath(index: 0).appending(item))
      let width = rect.width / CGFloat(columns)
      attributes.frame = CGRect(
        x: CGFloat(item % columns) * width, y: CGFloat(item / columns) * line, width: width, height: line)
      if attributes.frame.intersects(rect) { result.append(attributes) }
    }
    return result
  }
}

/// The view.
@MainActor final class ModelView {
  weak var dataSource: (any ModelDataSource)?
  weak var delegate: (any ModelDelegate)?
  var bounds = CGRect(x: 0, y: 0, width: 390, height: 830)
  let layout: ModelLayout
  private var visible: [IndexPath: ModelCell] = [:]
  private var pools: [String: [ModelCell]] = [:]
  private var subviews: [ModelCell] = []

  init(layout: ModelLayout) { self.layout = layout }

  func dequeue(_ identifier: String) -> ModelCell {
    if let cell = pools[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return ModelCell(identifier)
  }

  func frame(at y: CGFloat) {
    if bounds.origin.y != y {
      bounds.origin.y = y
      delegate?.viewDidScroll(self)
    }
    layoutSubviews()
  }

  func reload() {
    for path in visible.keys { remove(path) }
    layoutSubviews()
  }

  private func layoutSubviews() {
    let answer = layout.attributes(in: bounds)
    let paths = Set(answer.map(\.indexPath))
    for path in Set(visible.keys).subtracting(paths) { remove(path) }
    for attributes in answer {
      if let cell = visible[attributes.indexPath] {
        apply(attributes, to: cell)
      } else if let cell = dataSource?.view(self, cellForItemAt: attributes.indexPath) {
        apply(attributes, to: cell)
        delegate?.view(self, willDisplay: cell, at: attributes.indexPath)
        visible[attributes.indexPath] = cell
        cell.superview = self
        subviews.append(cell)
      }
    }
  }

  private func apply(_ attributes: ModelAttributes, to cell: ModelCell) {
    if cell.frame != attributes.frame { cell.frame = attributes.frame }
    if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
    cell.attributes = attributes
  }

  private func remove(_ path: IndexPath) {
    guard let cell = visible.removeValue(forKey: path) else { return }
    if let index = subviews.firstIndex(where: { $0 === cell }) { subviews.remove(at: index) }
    cell.superview = nil
    delegate?.view(self, didEndDisplaying: cell, at: path)
    pools[cell.identifier, default: []].append(cell)
  }
}
