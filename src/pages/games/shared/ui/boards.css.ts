import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

/** The curve runs from left to right in every language, as on any diagram. It stands still for who wants no motion. */
export const sky = style({ position: 'relative', direction: 'ltr' });
export const curve = style({
  display: 'block',
  width: '100%',
  height: 220,
  '@media': { [media.reducedMotion]: { display: 'none' }, [media.phone]: { height: 160 } },
});
export const area = style({ fill: vars.color.accent.soft });
export const line = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
});
export const dots = style({
  stroke: vars.color.text.primary,
  strokeWidth: 8,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const base = style({ stroke: vars.color.border.hairline, vectorEffect: 'non-scaling-stroke' });
export const worth = style({
  margin: 0,
  fontSize: 48,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

const colours = {
  '&[data-colour=red]': { background: vars.color.danger.solid, color: vars.color.danger.onSolid },
  '&[data-colour=black]': { background: vars.color.surface.inverse, color: vars.color.text.inverse },
} as const;
export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: 52,
  margin: 0,
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  border: hairline,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    ...colours,
    '&[data-hit=true]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
    },
  },
});
export const under = style({ textAlign: 'center' });
