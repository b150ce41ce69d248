/** Widths where the frame changes, px. */
const breakpoint = { wide: 1920, desktop: 1366, laptop: 1100, narrow: 1024 };

export const media = {
  /** A second centre column fits. */
  wide: `(min-width: ${String(breakpoint.wide)}px)`,
  /** The menu is icons, the third market column is gone. */
  belowDesktop: `(max-width: ${String(breakpoint.desktop - 1)}px)`,
  /** One column: the coupon is a bar at the bottom. */
  narrow: `(max-width: ${String(breakpoint.narrow - 1)}px)`,
  aboveNarrow: `(min-width: ${String(breakpoint.narrow)}px)`,
  /** A phone. */
  phone: '(max-width: 599px)',
  /** Pressed by a finger: targets grow to 44 px. */
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};
