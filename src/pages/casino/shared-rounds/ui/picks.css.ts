import { style } from '@vanilla-extract/css';

import { clothCss } from '@/entities/casino/pieces';
import { media, vars } from '@/shared/ui/theme';

export const keno = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': {
    [media.aboveNarrow]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
export const pick = style([
  clothCss.spot,
  {
    selectors: {
      '&[aria-pressed=true]': {
        borderColor: vars.color.accent.solid,
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        outline: 'none',
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.accent.border}`, outlineOffset: 1 },
    },
  },
]);
