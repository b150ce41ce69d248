import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});
export const quiet = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const card = style({
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  padding: vars.space[3],
});
export const name = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  marginBlockEnd: vars.space[2],
});
export const leg = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: 6,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const outcome = style({ display: 'block', fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium });
export const odds = style({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
// The button of the card is at its end.
export const push = style({ marginInlineStart: 'auto' });
