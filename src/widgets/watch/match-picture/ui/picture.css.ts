import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const box = style({
  containerName: 'picture',
  containerType: 'inline-size',
  borderBlockEnd: hairline,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 40,
  paddingInline: vars.space[3],
  fontSize: vars.font.size.sm,
});
export const barTitle = style({ flex: 1, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
/** In a wide window the momentum is beside the picture, which grows no further: markets stay in sight. */
export const whole = style({
  '@container': {
    'picture (min-width: 1100px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 860px) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});
/** The picture, and beside it what its events add up to; below one another where there is no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(240px, 1fr)',
  borderBlockStart: hairline,
  '@container': { 'picture (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const beside = style({
  minInlineSize: 0,
  borderInlineStart: hairline,
  '@container': {
    'picture (max-width: 639.98px)': { borderInlineStart: 'none', borderBlockStart: hairline },
  },
});
export const panel = style({ padding: `${vars.space[2]} ${vars.space[3]}` });

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[1],
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-pressed=true]': { color: vars.color.accent.text },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});

export const message = style({ padding: vars.space[3] });

/** On the whole screen it is a page of its own: its room decides how it stands, and the ground leaves room for the rest. */
export const playing = style({
  selectors: {
    '&:fullscreen': {
      containerName: 'picture',
      containerType: 'inline-size',
      display: 'grid',
      alignContent: 'center',
      overflow: 'auto',
      background: vars.color.surface.base,
      color: vars.color.text.primary,
    },
  },
});
globalStyle(`${playing}:fullscreen svg[data-phase]`, { maxBlockSize: '62vh' });
const side = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const wholeHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
});
export const wholeHome = style([side, { justifyContent: 'flex-end', textAlign: 'end' }]);
export const wholeAway = side;
export const wholeScore = style({ display: 'grid', justifyItems: 'center', fontSize: vars.font.size.xxl });
export const wholeMinute = style({ fontSize: vars.font.size.xs, color: vars.color.live.text });
