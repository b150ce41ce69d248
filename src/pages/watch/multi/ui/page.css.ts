import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  '@media': { [media.narrow]: { padding: vars.space[3] } },
});
export const title = style({ fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.semibold });
export const text = style({
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const matches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 36,
  paddingInlineStart: vars.space[3],
  fontSize: vars.font.size.sm,
});
export const minute = style({ color: vars.color.live.text, fontWeight: vars.font.weight.semibold });
export const names = style({ display: 'flex', alignItems: 'center', flex: 1, minInlineSize: 0, minBlockSize: 32 });
export const score = style({ fontWeight: vars.font.weight.bold });
export const control = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  color: vars.color.text.secondary,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});
export const prices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
});
export const offer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const offerHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const offerTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.semibold });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const add = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 32,
  paddingInline: vars.space[2],
  border: hairline,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:disabled': { color: vars.color.text.disabled },
  },
  '@media': { [media.touch]: { minBlockSize: 44 } },
});
