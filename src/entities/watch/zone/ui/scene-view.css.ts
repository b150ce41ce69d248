import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const screen = style({ position: 'relative', background: vars.color.pitch.grass });
export const phase = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[3],
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: 'calc(100% - 104px)',
  minBlockSize: 28,
  margin: 0,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
});
export const words = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
export const sign = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 2,
  background: vars.color.text.tertiary,
  selectors: {
    '&[data-side="1"]': { background: vars.color.pitch.home },
    '&[data-side="2"]': { background: vars.color.pitch.away },
  },
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[1],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]} 0`,
  listStyle: 'none',
  fontSize: vars.font.size.xxs,
  containerType: 'inline-size',
});
export const step = style({ display: 'grid', minInlineSize: 0 });
export const stepBar = style({
  display: 'block',
  blockSize: 4,
  marginBlockEnd: 4,
  borderRadius: 2,
  background: vars.color.surface.pressed,
});
export const done = styleVariants({
  1: { background: vars.color.pitch.home },
  2: { background: vars.color.pitch.away },
});
export const past = style({ opacity: 0.45 });
/** Next to the prices there is no room for five labels: only the label of the step that the move has reached. */
const narrow = '(max-width: 320px)';
export const stepName = style({
  color: vars.color.text.secondary,
  '@container': { [narrow]: { visibility: 'hidden', width: 0, whiteSpace: 'nowrap', overflow: 'hidden' } },
});
export const stepNow = style({
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  // The last ones end where their bars end.
  selectors: { 'li:nth-child(n + 4) > &': { justifySelf: 'end' } },
});
export const sentence = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[2]}`,
  fontSize: vars.font.size.xs,
});
export const delay = style({ flex: 'none', color: vars.color.text.secondary });
