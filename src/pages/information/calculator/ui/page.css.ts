import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
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
export const name = style({ margin: 0, fontSize: vars.font.size.lg, fontWeight: vars.font.weight.semibold });
export const quiet = style({ margin: 0, color: vars.color.text.secondary, fontSize: vars.font.size.sm });
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});
export const stack = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const card = style([
  stack,
  {
    padding: vars.space[4],
    border: line,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  },
]);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
export const rowTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: line,
});
export const add = style({ justifySelf: 'start' });
export const format = style({ display: 'inline-block', marginInlineEnd: vars.space[3] });
export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.semibold });
export const facts = style({ display: 'grid', margin: 0 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: line } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
