import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const figures = style({ inlineSize: '100%', fontSize: vars.font.size.xs, tableLayout: 'fixed' });
export const side = style({
  inlineSize: '30%',
  paddingBlock: vars.space[1],
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const figure = style({
  textAlign: 'center',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
});
export const figureName = style({
  paddingBlock: vars.space[1],
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
  textAlign: 'center',
});
export const share = style({ display: 'flex', gap: 2, blockSize: 3, marginBlockStart: 4 });
export const home = style({ background: vars.color.pitch.home, minInlineSize: 2 });
export const away = style({ background: vars.color.pitch.away, minInlineSize: 2 });

export const told = style({
  maxBlockSize: 300,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  scrollbarWidth: 'thin',
});
export const line = style({
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.sm,
});
export const when = style({ flex: 'none', minInlineSize: 40, fontWeight: vars.font.weight.semibold });
export const detail = style({ marginInlineStart: vars.space[2], color: vars.color.text.secondary });
export const none = style({ padding: vars.space[3], fontSize: vars.font.size.sm, color: vars.color.text.secondary });
