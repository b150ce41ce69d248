import { breakpointPx } from '@contracts/constants';

export const media = {
  /** A second centre column fits. */
  wide: `(min-width: ${String(breakpointPx.wide)}px)`,
  /** All columns fit. */
  desktop: `(min-width: ${String(breakpointPx.desktop)}px)`,
  /** The menu shows only icons, and the third market column is gone. */
  belowDesktop: `(max-width: ${String(breakpointPx.desktop - 1)}px)`,
  /** One column: the coupon is a bar at the bottom. */
  narrow: `(max-width: ${String(breakpointPx.narrow - 1)}px)`,
  aboveNarrow: `(min-width: ${String(breakpointPx.narrow)}px)`,
  /** Few lines fit: a page at 400 per cent, a phone on its side. Bars that stay would cover what has the focus. Report R-N9. */
  low: '(max-height: 420px)',
  /** A phone. */
  phone: '(max-width: 599px)',
  /** A finger presses: targets grow to 44 px. */
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
};
