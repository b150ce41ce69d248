import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[2]}` });
export const title = style({
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
});
/** A line of its own where it would be a column of single words. */
export const note = style({
  flex: 1,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
  '@container': { 'picture (max-width: 639.98px)': { flexBasis: '100%', order: 1 } },
});
export const key = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: vars.font.size.xs });
const sign = style({ inlineSize: 10, blockSize: 10, borderRadius: 2 });
export const homeKey = style([sign, { background: vars.color.pitch.home }]);
export const awayKey = style([sign, { background: vars.color.pitch.away }]);
export const chart = style({ display: 'block', inlineSize: '100%', blockSize: 84, marginBlockStart: vars.space[1] });
export const home = style({ fill: vars.color.pitch.home });
export const away = style({ fill: vars.color.pitch.away });
export const half = style({
  stroke: vars.color.border.control,
  strokeWidth: 1,
  strokeDasharray: '2 3',
  vectorEffect: 'non-scaling-stroke',
});
export const now = style({ stroke: vars.color.live.solid, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
export const goal = style({
  stroke: vars.color.text.primary,
  strokeWidth: 8,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const mark = styleVariants({
  yellow: { fill: vars.color.warning.solid },
  red: { fill: vars.color.danger.solid },
});
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.font.size.xxs,
  color: vars.color.text.tertiary,
});
