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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
  columnGap: vars.space[2],
  paddingBlock: 5,
  fontSize: vars.font.size.sm,
  lineHeight: '17px',
});
/** Lines of the coupon name its bets by these numbers. */
export const numbered = style({ gridTemplateColumns: '16px minmax(0, 1fr) fit-content(45%)' });
export const number = style({
  gridRow: 'span 2',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.tertiary,
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** The match gets the whole width, because two names are long. */
export const match = style({ gridColumn: 'span 2', minWidth: 0 });
export const outcome = style({ fontWeight: vars.font.weight.medium });
export const banker = style({ marginInlineStart: 6 });
export const quiet = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });
export const side = style({ display: 'grid', alignContent: 'start', justifyItems: 'end', textAlign: 'end' });
export const odds = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.semibold });
export const stand = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const parts = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space[2],
  listStyle: 'none',
  borderInlineStart: `2px solid ${vars.color.accent.border}`,
});
export const part = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] });
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
