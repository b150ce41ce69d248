import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const row = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '100%',
  gap: vars.space[2],
  paddingInline: vars.space[4],
});

/** On a phone the four are close together, so that their labels stay whole. */
export const header = style([
  row,
  {
    gap: vars.space[1],
    paddingInline: vars.space[2],
    color: vars.color.text.primary,
    '@media': { [media.aboveNarrow]: { gap: vars.space[2], paddingInline: vars.space[4] } },
  },
]);
/** On a phone the longest name of a language leaves the buttons their room. */
export const language = style({
  flex: 'none',
  maxInlineSize: 96,
  '@media': { [media.aboveNarrow]: { maxInlineSize: 'none' } },
});
export const logo = style({ flex: 1, fontWeight: vars.font.weight.bold });

export const footer = style([
  row,
  { gap: vars.space[4], fontSize: vars.font.size.xs, color: vars.color.text.secondary },
]);
export const age = style({ fontWeight: vars.font.weight.bold, direction: 'ltr' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const link = style({ color: vars.color.text.secondary, whiteSpace: 'nowrap', lineHeight: '24px' });
