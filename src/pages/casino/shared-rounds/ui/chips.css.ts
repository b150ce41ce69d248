import { style } from '@vanilla-extract/css';

import { roundCss } from '@/entities/casino/round';
import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const chips = style([roundCss.list, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }]);
export const chip = style({
  minHeight: vars.size.controlSm,
  minWidth: 52,
  padding: `0 ${vars.space[2]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&[data-own=true]': { boxShadow: `inset 0 -2px ${vars.color.accent.solid}` } },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
export const fold = style({
  padding: `${vars.space[2]} 0`,
  fontSize: vars.font.size.sm,
  color: vars.color.accent.text,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
