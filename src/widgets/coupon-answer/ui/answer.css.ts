import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const changes = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 4,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
});
/**
 * Gets the focus after the press that it answers. It shows no ring, because the player reads it and does not press it.
 */
export const answer = style({ outline: 'none' });
export const waiting = style([answer, { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 4 }]);
export const waitingText = style({
  minWidth: 0,
  fontSize: vars.font.size.xs,
  lineHeight: '17px',
  color: vars.color.text.secondary,
});
export const waitingTitle = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
});
export const sentLeg = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: `6px ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
});
/** Takes as many lines as it needs. If it were cut, it would lose the outcome in right-to-left pages. */
export const sentName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const sentOdds = style({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
