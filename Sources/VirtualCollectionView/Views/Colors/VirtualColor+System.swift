// Light and dark components as Apple publishes them (the elevated and the high-contrast forms are not told apart). Opacities
// are the nearest of 256 steps.

// MARK: - Hues

extension VirtualColor {
  /// FF3B30 light, FF453A dark.
  public static let systemRed = VirtualColor(light: 0xFF3B30, dark: 0xFF453A)
  /// 34C759 light, 30D158 dark.
  public static let systemGreen = VirtualColor(light: 0x34C759, dark: 0x30D158)
  /// 007AFF light, 0A84FF dark.
  public static let systemBlue = VirtualColor(light: 0x007AFF, dark: 0x0A84FF)
  /// FF9500 light, FF9F0A dark.
  public static let systemOrange = VirtualColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// FFCC00 light, FFD60A dark.
  public static let systemYellow = VirtualColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// FF2D55 light, FF375F dark.
  public static let systemPink = VirtualColor(light: 0xFF2D55, dark: 0xFF375F)
  /// AF52DE light, BF5AF2 dark.
  public static let systemPurple = VirtualColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// 30B0C7 light, 40C8E0 dark.
  public static let systemTeal = VirtualColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// 5856D6 light, 5E5CE6 dark.
  public static let systemIndigo = VirtualColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// A2845E light, AC8E68 dark.
  public static let systemBrown = VirtualColor(light: 0xA2845E, dark: 0xAC8E68)
  /// 00C7BE light, 63E6E2 dark.
  public static let systemMint = VirtualColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// 32ADE6 light, 64D2FF dark.
  public static let systemCyan = VirtualColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// 8E8E93 light, 8E8E93 dark.
  public static let systemGray = VirtualColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// AEAEB2 light, 636366 dark.
  public static let systemGray2 = VirtualColor(light: 0xAEAEB2, dark: 0x636366)
  /// C7C7CC light, 48484A dark.
  public static let systemGray3 = VirtualColor(light: 0xC7C7CC, dark: 0x48484A)
  /// D1D1D6 light, 3A3A3C dark.
  public static let systemGray4 = VirtualColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// E5E5EA light, 2C2C2E dark.
  public static let systemGray5 = VirtualColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// F2F2F7 light, 1C1C1E dark.
  public static let systemGray6 = VirtualColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// `systemBlue`: what controls are coloured with where no other tint is set.
  public static let tintColor = systemBlue
}

// MARK: - Meanings

extension VirtualColor {
  /// Primary text.
  public static let label = VirtualColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF, hasAlpha: true)
  /// Text that stands back.
  public static let secondaryLabel = VirtualColor(light: 0x3C3C_4399, dark: 0xEBEB_F599, hasAlpha: true)
  /// Text that stands further back.
  public static let tertiaryLabel = VirtualColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C, hasAlpha: true)
  /// Text that is hardly seen.
  public static let quaternaryLabel = VirtualColor(light: 0x3C3C_432E, dark: 0xEBEB_F529, hasAlpha: true)
  /// What a field says while it is empty.
  public static let placeholderText = VirtualColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C, hasAlpha: true)
  /// A line that lets the ground through.
  public static let separator = VirtualColor(light: 0x3C3C_434A, dark: 0x5454_5899, hasAlpha: true)
  /// A line that hides the ground.
  public static let opaqueSeparator = VirtualColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF, hasAlpha: true)
  /// Text that leads elsewhere.
  public static let link = VirtualColor(light: 0x007A_FFFF, dark: 0x0984_FFFF, hasAlpha: true)
  /// Thin shapes.
  public static let systemFill = VirtualColor(light: 0x7878_8033, dark: 0x7878_805C, hasAlpha: true)
  /// Shapes of middle size.
  public static let secondarySystemFill = VirtualColor(light: 0x7878_8029, dark: 0x7878_8052, hasAlpha: true)
  /// Large shapes.
  public static let tertiarySystemFill = VirtualColor(light: 0x7676_801F, dark: 0x7676_803D, hasAlpha: true)
  /// Large areas.
  public static let quaternarySystemFill = VirtualColor(light: 0x7474_8014, dark: 0x7676_802E, hasAlpha: true)
  /// The ground of a plain interface.
  public static let systemBackground = VirtualColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF, hasAlpha: true)
  /// Content on the ground.
  public static let secondarySystemBackground = VirtualColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, hasAlpha: true)
  /// Content on content.
  public static let tertiarySystemBackground = VirtualColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF, hasAlpha: true)
  /// The ground of a grouped interface.
  public static let systemGroupedBackground = VirtualColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF, hasAlpha: true)
  /// Content on the grouped ground.
  public static let secondarySystemGroupedBackground = VirtualColor(
    light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, hasAlpha: true)
  /// Content on grouped content.
  public static let tertiarySystemGroupedBackground = VirtualColor(
    light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF, hasAlpha: true)
}
