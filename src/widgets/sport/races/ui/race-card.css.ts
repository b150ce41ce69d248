import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

import { race as tile } from './meetings.css';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;
/** The match page measures its own room. */
const narrow = 'game (max-width: 639.98px)';

export const strip = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
export const race = style([
  tile,
  {
    minInlineSize: 88,
    selectors: { '&[aria-current]': { borderColor: vars.color.accent.border, background: vars.color.accent.soft } },
  },
]);
export const raceText = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[3]}`,
});
export const title = style({ margin: 0, fontSize: vars.font.size.lg, fontWeight: vars.font.weight.semibold });
export const quiet = style({ margin: 0, color: vars.color.text.secondary, fontSize: vars.font.size.xs });
export const off = style({ textAlign: 'end' });
export const count = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 0,
  margin: 0,
  borderBlock: hairline,
});
export const fact = style({ padding: `${vars.space[2]} ${vars.space[3]}` });
export const factText = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const note = style({ margin: vars.space[3] });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const headCell = style({
  padding: `${vars.space[2]} ${vars.space[2]}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: vars.space[3] } },
});
export const cell = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockStart: hairline,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  selectors: { '&:first-child': { paddingInlineStart: vars.space[3] } },
});
export const wide = style({ '@container': { [narrow]: { display: 'none' } } });
export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'block' } } });
/** No wider than what is in it. */
export const slim = style({ inlineSize: 1, whiteSpace: 'nowrap' });
export const number = style({ fontWeight: vars.font.weight.semibold });
export const name = style({ fontWeight: vars.font.weight.semibold });
export const out = style({ background: vars.color.surface.sunken, color: vars.color.text.secondary });
export const struck = style({ textDecoration: 'line-through' });
export const price = style({ inlineSize: 96, paddingInlineEnd: vars.space[3], textAlign: 'end' });
export const silks = style({ display: 'block', flex: 'none' });
export const edge = style({ stroke: vars.color.border.control });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  borderBlockStart: hairline,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
});
export const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
