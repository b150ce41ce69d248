import { style } from '@vanilla-extract/css';

import { labelled } from '@/shared/ui/star';
import { media, vars } from '@/shared/ui/theme';

export const star = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-pressed=true]': { color: vars.color.accent.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
});

/** The name of a team may be longer than its place. */
export const named = style([labelled, { minWidth: 0, maxWidth: '100%' }]);
export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
