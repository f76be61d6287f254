import CollectionCore

extension FlowLayoutProperties {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    if let value = object["scrollDirection"] { scrollDirection = try value.axis() }
    if let value = object["itemSize"] { itemSize = try value.size() }
    if let value = object["estimatedItemSize"] { estimatedItemSize = try EstimatedSize(value) }
    if let value = object["sectionInset"] { sectionInset = try value.insets() }
    if let value = object["minimumLineSpacing"] { minimumLineSpacing = try value.number() }
    if let value = object["minimumInteritemSpacing"] { minimumInteritemSpacing = try value.number() }
    if let value = object["headerReferenceSize"] { headerReferenceSize = try value.size() }
    if let value = object["footerReferenceSize"] { footerReferenceSize = try value.size() }
    if let value = object["sectionInsetReference"] {
      sectionInsetReference = try value.choice("section inset reference")
    }
    if let value = object["sectionHeadersPinToVisibleBounds"] { sectionHeadersPinToVisibleBounds = try value.bool() }
    if let value = object["sectionFootersPinToVisibleBounds"] { sectionFootersPinToVisibleBounds = try value.bool() }
  }

  var json: [JSONMember] {
    let standard = FlowLayoutProperties()
    var object = JSONObjectBuilder()
    if scrollDirection != standard.scrollDirection { object.set("scrollDirection", scrollDirection.json) }
    object.set("itemSize", itemSize, unless: standard.itemSize)
    switch estimatedItemSize {
    case .none: break
    case .size(let size): object.set("estimatedItemSize", size.json)
    case .automatic: object.set("estimatedItemSize", .string("automaticSize"))
    }
    object.set("sectionInset", sectionInset, unless: standard.sectionInset)
    object.set("minimumLineSpacing", minimumLineSpacing, unless: standard.minimumLineSpacing)
    object.set("minimumInteritemSpacing", minimumInteritemSpacing, unless: standard.minimumInteritemSpacing)
    object.set("headerReferenceSize", headerReferenceSize, unless: standard.headerReferenceSize)
    object.set("footerReferenceSize", footerReferenceSize, unless: standard.footerReferenceSize)
    object.set("sectionInsetReference", sectionInsetReference, unless: standard.sectionInsetReference)
    object.set("sectionHeadersPinToVisibleBounds", sectionHeadersPinToVisibleBounds, unless: false)
    object.set("sectionFootersPinToVisibleBounds", sectionFootersPinToVisibleBounds, unless: false)
    return object.members
  }
}

extension FlowLayoutProperties.EstimatedSize {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    if cursor.value.text == "automaticSize" {
      self = .automatic
    } else if let text = cursor.value.text {
      throw cursor.failure("unknown estimated size \(quoted(text))\(NearestName.advice(text, from: ["automaticSize"]))")
    } else {
      let size = try cursor.size()
      self = size == .zero ? .none : .size(size)
    }
  }
}

// MARK: - Axes

/// The words for directions in documents.
enum AxisName: String, CaseIterable { case vertical, horizontal }

extension DecodingCursor {
  func axis() throws(ScenarioError) -> LayoutAxis {
    let name: AxisName = try choice("scroll direction")
    return name == .vertical ? .vertical : .horizontal
  }
}

extension LayoutAxis {
  var json: JSONValue { .string(self == .vertical ? "vertical" : "horizontal") }
}
