import { style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';

import { vars } from '@/shared/ui/theme';

const { color } = vars;

/** A place of the felt that takes a chip: of the cloth, and of the racetrack. */
export const pressed = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  padding: 0,
  border: `1px solid ${color.pitch.line}`,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&[data-colour=zero]': { background: color.won.solid, color: color.won.onSolid },
    '&[data-colour=red]': { background: color.danger.solid, color: color.danger.onSolid },
    '&[data-colour=black]': { background: fixedColours.black, color: fixedColours.white },
    '&[data-lit=true]': { outline: `2px dashed ${color.accent.border}`, outlineOffset: -3 },
    '&:focus-visible': { outline: `${vars.focus.width} solid ${color.accent.border}`, outlineOffset: -2 },
  },
});
