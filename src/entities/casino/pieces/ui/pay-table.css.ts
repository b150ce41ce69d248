import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const cell = style({
  padding: `${vars.space[2]} 0`,
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
export const caption = style({
  paddingBlockEnd: vars.space[1],
  textAlign: 'start',
  fontWeight: vars.font.weight.semibold,
});
export const name = style([cell]);
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const head = style([number, { color: vars.color.text.secondary }]);
