import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const block = style({
  borderInlineStart: `2px solid ${vars.color.border.subtle}`,
  paddingInlineStart: vars.space[2],
});
export const blockHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const legs = style({ listStyle: 'none', margin: 0, padding: 0 });
export const leg = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlock: 5,
  fontSize: vars.font.size.sm,
  lineHeight: '17px',
});
export const number = style({
  flex: 'none',
  minWidth: 16,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.tertiary,
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const outcome = style({ fontWeight: vars.font.weight.medium });
export const banker = style({ marginInlineStart: 6 });
export const quiet = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });
export const side = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  flex: 'none',
  maxWidth: '38%',
  textAlign: 'end',
});
export const odds = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.semibold });
export const stand = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const summary = style({
  width: 'fit-content',
  minHeight: 24,
  paddingBlock: 4,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.accent.text,
  cursor: 'pointer',
});
export const lines = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: 3,
  borderBlockStart: hairline,
  selectors: { '&[data-state=won]': { color: vars.color.won.text } },
});
export const result = style({ flex: 'none', textAlign: 'end' });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: hairline,
  fontSize: vars.font.size.sm,
});
export const term = style({ color: vars.color.text.secondary });
export const sum = style({ margin: 0, textAlign: 'end', fontWeight: vars.font.weight.semibold });
export const pair = style({ display: 'contents' });
