import { style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';
import { gameRooms } from '@contracts/game-rooms';

import { media, vars } from '@/shared/ui/theme';

const { 'lantern-tide': night, roulette: felt } = gameRooms;
/** From edge to edge of its card. */
const stage = { margin: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]}) 0` };

/** The curve runs from left to right in every language, as on any diagram. It stands still for who wants no motion. */
export const sky = style({
  ...stage,
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(280px, 100dvh - 460px, 480px)',
  background: night.stage,
  color: night.ink,
  direction: 'ltr',
  selectors: { "[data-theme='dark'] &": { background: night.ground } },
  '@media': { [media.phone]: { height: 220 } },
});
/** Hills at the foot: they never move. */
export const hills = style({ position: 'absolute', inset: 'auto 0 0', width: '100%', height: '22%', fill: night.card });
export const curve = style({
  position: 'absolute',
  inset: '24% 4% 8%',
  display: 'block',
  width: '92%',
  height: '68%',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
export const area = style({ fill: night.soft, opacity: 0.25 });
export const line = style({
  fill: 'none',
  stroke: night.accent,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '[data-ended=true] &': { stroke: night.quiet, strokeDasharray: '6 6' } },
});
export const dots = style({
  stroke: night.ink,
  strokeWidth: 8,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const base = style({ stroke: night.line, vectorEffect: 'non-scaling-stroke' });
export const worth = style({
  position: 'absolute',
  insetBlockStart: '6%',
  insetInlineStart: '4%',
  margin: 0,
  fontSize: 56,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-ended=true] &': { color: night.quiet } },
  '@media': { [media.phone]: { fontSize: 40 } },
});
/** Before a flight: the seconds that are left to bet. */
export const wait = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: 108,
  height: 108,
  margin: 'auto',
  border: `6px solid ${night.accent}`,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  fontSize: 40,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

const colours = {
  '&[data-colour=red]': { background: vars.color.danger.solid, color: vars.color.danger.onSolid },
  '&[data-colour=black]': { background: fixedColours.black, color: fixedColours.white },
  '&[data-colour=zero]': { background: vars.color.won.solid, color: vars.color.won.onSolid },
} as const;
export const balls = style({
  ...stage,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minHeight: 200,
  padding: vars.space[4],
  background: felt.stage,
  selectors: { "[data-theme='dark'] &": { background: felt.ground } },
  '@media': { [media.phone]: { minHeight: 140, gap: vars.space[2] } },
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  border: `2px solid ${felt.line}`,
  borderRadius: vars.radius.full,
  background: felt.card,
  color: felt.ink,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    ...colours,
    // A number that stands alone.
    '&:only-child': { width: 120, height: 120, borderRadius: vars.radius.card, fontSize: 56 },
    '&[data-hit=true]': { borderColor: felt.accent, background: felt.accent, color: felt.onAccent },
  },
});
export const under = style({ textAlign: 'center' });
