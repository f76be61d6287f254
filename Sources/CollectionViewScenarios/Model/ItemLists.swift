/// A value for all sections, or one for each. A list that is too short begins again.
public enum SectionValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The same in every section.
  case all(Value)
  /// One a section, never an empty list when it was read.
  case each([Value])

  /// The value in a section, nil when the list is empty.
  public subscript(section: Int) -> Value? {
    switch self {
    case .all(let value): value
    case .each(let values): values.isEmpty ? nil : values[max(0, section) % values.count]
    }
  }
}

/// Values by item: one list that counts in every section, or a list for each. A list that is too short begins again.
public enum ItemValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One list by item number, the same in every section.
  case items([Value])
  /// A list by item number for each section.
  case sections([[Value]])

  /// The value of an item, nil when its list is empty.
  public subscript(section: Int, item: Int) -> Value? {
    let list: [Value]
    switch self {
    case .items(let values): list = values
    case .sections(let lists): list = lists.isEmpty ? [] : lists[max(0, section) % lists.count]
    }
    return list.isEmpty ? nil : list[max(0, item) % list.count]
  }
}

/// A value for all items, by item number or by the item's identifier.
public enum ItemLookup<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The same for every item.
  case all(Value)
  /// By item number, in every section alike. A list that is too short begins again.
  case byItem([Value])
  /// By identifier, wherever the item is; others have none.
  case byID([String: Value])

  /// The value for the item with this number in its section and this identifier.
  public func value(item: Int, id: String) -> Value? {
    switch self {
    case .all(let value): value
    case .byItem(let values): values.isEmpty ? nil : values[max(0, item) % values.count]
    case .byID(let values): values[id]
    }
  }
}
