import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const { color } = vars;

/** Over the half of the cloth that was touched. */
export const loupe = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 4,
  width: 'fit-content',
  marginInline: 'auto',
  padding: vars.space[2],
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  boxShadow: vars.shadow.floating,
  selectors: { '&[data-at=start]': { top: 48 }, '&[data-at=end]': { bottom: 48 } },
});
export const nine = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 64px)',
  gridAutoRows: 64,
  gap: 2,
  marginBlockEnd: vars.space[2],
});
export const near = style({
  padding: 2,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  color: color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&[data-chip]': { borderColor: color.accent.solid, background: color.accent.soft } },
});
