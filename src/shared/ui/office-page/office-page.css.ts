import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.narrow]: { padding: vars.space[4] } },
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
/** The title, and what can be done with the whole page. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
/** Only for paper: whose sheet it is. Off it: what paper has no use for. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
// Beats whatever grid or row the element has from a sheet that loads later.
export const offPaper = style({ '@media': { print: { display: 'none !important' } } });
export const quiet = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const card = style({
  overflow: 'hidden',
  margin: 0,
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
});
export const name = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const body = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.font.size.sm,
});
export const strong = style({ fontWeight: vars.font.weight.semibold });
export const list = style({ margin: 0, padding: 0, border: 0, listStyle: 'none' });
export const row = style({
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const item = style([row, { display: 'flex', alignItems: 'center' }]);
export const grow = style({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minWidth: 0,
});
export const link = style({ color: vars.color.accent.text });
/** An item whose parts are below each other. */
export const stacked = style([row, { display: 'grid', gap: vars.space[2] }]);
/** Words of people keep their lines, and a long one breaks. */
export const told = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
