import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;
const columns = '100px 76px 72px minmax(100px, 1fr) 72px 44px 76px 88px 32px';
/** Is the list wide enough for a table? Beside an open menu and coupon it may not be, however wide the window is. */
const wide = '(min-width: 740px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.narrow]: { padding: vars.space[4] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const card = style({
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
});
export const kind = style({
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
});
export const term = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const sum = style({ margin: 0, fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const accounts = style({ width: 128 });
export const search = style({ flex: '1 1 180px', maxWidth: 280 });

export const table = style([card, { containerType: 'inline-size' }]);
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: hairline,
  fontSize: vars.font.size.sm,
  '@container': { [wide]: { gridTemplateColumns: columns, columnGap: vars.space[2] } },
});
/** The number is the button; its area covers the whole row. */
export const open = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.accent.text,
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
/** Lies over the row's button, so that readers can select it and press it. */
export const detail = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxWidth: 560,
  paddingBlock: vars.space[2],
});
/** The head of the table. Shows only where the list is a table. */
export const names = style({
  display: 'none',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
  background: vars.color.surface.group,
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: columns } },
});
export const end = style({ '@container': { [wide]: { textAlign: 'end' } } });
export const last = style({ position: 'relative', textAlign: 'end' });
export const quiet = style({ color: vars.color.text.secondary });
export const what = style({
  gridColumn: '1 / -1',
  order: -1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
  '@container': { [wide]: { gridColumn: 'auto', order: 0, fontWeight: vars.font.weight.regular } },
});
export const result = style({
  fontWeight: vars.font.weight.semibold,
  selectors: { '&[data-outcome=won]': { color: vars.color.won.text } },
});
/** The name of a value. Where the table's head shows it, only screen readers read it here. */
export const label = style({
  marginInlineEnd: vars.space[1],
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.regular,
  '@container': {
    [wide]: { position: 'absolute', width: 1, height: 1, margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockStart: hairline,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const loading = style({ display: 'grid', gap: vars.space[2], padding: vars.space[4] });
