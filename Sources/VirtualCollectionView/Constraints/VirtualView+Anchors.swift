extension VirtualView {
  /// Where reading begins.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .leading) }
  /// Where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .bottom) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(.view(self), .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(.view(self), .height) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .centerX) }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .centerY) }
  /// The line of the first row of text; the bottom edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .firstBaseline) }
  /// The line of the last row of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .lastBaseline) }
}
