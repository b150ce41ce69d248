import { style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';

import { vars } from '@/shared/ui/theme';

const { color } = vars;

/** One row; what has no room in it is older and is left out. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  height: 28,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 28,
  borderRadius: vars.radius.control,
  background: color.won.solid,
  color: color.won.onSolid,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-colour=red]': { background: color.danger.solid, color: color.danger.onSolid },
    '&[data-colour=black]': { background: fixedColours.black, color: fixedColours.white },
  },
});
