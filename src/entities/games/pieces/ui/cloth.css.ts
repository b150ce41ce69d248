import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

const square = style({
  display: 'grid',
  placeItems: 'center',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

/** The cloth reads from left to right in every language, as on a table. */
export const cloth = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const spot = style([
  square,
  {
    minHeight: 36,
    padding: `0 ${vars.space[1]}`,
    selectors: {
      '&[data-colour=red]': { background: vars.color.danger.solid, color: vars.color.danger.onSolid },
      '&[data-colour=black]': { background: vars.color.surface.inverse, color: vars.color.text.inverse },
      '&[aria-pressed=true]': { outline: `3px solid ${vars.color.accent.border}`, outlineOffset: 1, zIndex: 1 },
    },
    '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
  },
]);
export const wide = style({ gridColumn: '1 / -1' });
export const outside = style({ gridColumn: 'span 2' });
export const third = style({ gridColumn: 'span 4', '@media': { [media.phone]: { gridColumn: 'span 2' } } });
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const quiet = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
