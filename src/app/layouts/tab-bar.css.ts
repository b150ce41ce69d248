import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const bar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.z.bottomBar,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      minBlockSize: 56,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${vars.color.border.hairline}`,
      background: vars.color.surface.base,
    },
    [`${media.narrow} and ${media.low}`]: { position: 'static' },
    print: { display: 'none' },
  },
});
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 2,
  minInlineSize: 0,
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  color: vars.color.text.secondary,
  selectors: {
    '&[aria-current]': { color: vars.color.accent.text, fontWeight: vars.font.weight.semibold },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
