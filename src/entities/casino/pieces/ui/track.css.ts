import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

import { pressed } from './pressed.css';

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
/** Where it lies along the ring and on which side of it. */
export const number = style([
  pressed,
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
  pressed,
  { padding: `0 ${vars.space[2]}`, lineHeight: vars.lineHeight.tight, textAlign: 'center' },
]);
