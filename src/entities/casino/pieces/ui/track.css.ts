import { style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';

import { media, vars } from '@/shared/ui/theme';

const { color } = vars;
const [long, ring] = [18, 30];

/** It reads as the wheel does, in every language; on a phone it stands upright beside its sectors. */
export const track = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplate: `${String(ring)}px 44px ${String(ring)}px / 40px repeat(${String(long)}, minmax(0, 1fr))`,
  marginTop: vars.space[2],
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: color.pitch.grass,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  '@media': {
    [media.phone]: {
      gridTemplate: `38px repeat(${String(long)}, 26px) / 64px minmax(0, 1fr) 64px`,
      borderRadius: vars.radius.card,
    },
  },
});
const press = style({
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
/** Where it lies along the ring and on which side of it. */
export const number = style([
  press,
  {
    gridArea: 'var(--side) / var(--along)',
    selectors: { '&[data-colour=zero]': { gridArea: '1 / 1 / span 3 / auto' } },
    '@media': {
      [media.phone]: {
        gridArea: 'var(--along) / var(--side)',
        selectors: { '&[data-colour=zero]': { gridArea: '1 / 1 / auto / span 3' } },
      },
    },
  },
]);
export const sectors = style({
  gridArea: '2 / 2 / auto / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gridArea: '2 / 2 / -1 / auto', gridAutoFlow: 'row', gridAutoRows: 'minmax(0, 1fr)' },
  },
});
export const sector = style([
  press,
  { padding: `0 ${vars.space[2]}`, lineHeight: vars.lineHeight.tight, textAlign: 'center' },
]);
