import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const form = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
/** The legs scroll, the foot never does. */
export const scroll = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const hint = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
  color: vars.color.text.secondary,
});
export const note = style({ margin: `${vars.space[2]} ${vars.space[3]}` });
export const undo = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const undoText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const changes = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 4,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
});
/** Takes the focus of the press that it answers: it is read, not pressed. */
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
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const sentLeg = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: `6px ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
});
/** In as many lines as it takes: cut, it would lose the outcome where lines run from right to left. */
export const sentName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const sentMatch = style({ color: vars.color.text.tertiary });
export const sentOdds = style({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
