import { keyframes, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const calm = { [media.reducedMotion]: { animation: 'none', transition: 'none' } };
const line = `${vars.borderWidth.hairline} solid ${vars.color.border.control}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[3],
  width: '100%',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[3],
  width: '100%',
  maxWidth: 460,
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: vars.space[2],
  width: '100%',
  maxWidth: 560,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const digits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[2],
  width: '100%',
  maxWidth: 360,
});

/** What is pressed on every board. */
const pressed = style({
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: vars.color.surface.hover },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&[aria-pressed=true]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
    },
    '&[data-state=drawn]': { borderStyle: 'dashed', borderColor: vars.color.text.primary },
    '&[data-state=prize]': { background: vars.color.won.soft, color: vars.color.won.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: '3px solid Highlight' } } },
  },
});
export const place = style([
  pressed,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[1],
    minHeight: 96,
    padding: vars.space[2],
  },
]);
export const number = style([
  pressed,
  {
    minHeight: 44,
    padding: 0,
    textAlign: 'center',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const door = style([pressed, { display: 'grid', placeItems: 'center', minHeight: 60, padding: vars.space[1] }]);
/** Left and right are those of the words, in every direction of writing. */
export const floor = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
export const tower = style({ display: 'grid', gap: vars.space[2], width: '100%', maxWidth: 320 });
export const word = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });

const shake = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '25%': { transform: 'rotate(-5deg)' },
  '75%': { transform: 'rotate(5deg)' },
});
export const drawing = style({
  width: '100%',
  maxWidth: 72,
  height: 52,
  selectors: { '&[data-moving=true]': { animation: `${shake} 230ms ease-in-out 3` } },
  '@media': calm,
});
export const dark = style({ fill: vars.color.text.secondary });
export const lid = style({ fill: vars.color.text.tertiary });
export const metal = style({ fill: vars.color.warning.solid });

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.4)' }, to: { opacity: 1, transform: 'none' } });
/** One after the other, in the order in which they were drawn. */
const after = (stepMs: number) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4].map((at) => [
      `&[data-moving=true][data-place="${String(at)}"]`,
      { animation: `${appear} 300ms ${String(at * stepMs)}ms both` },
    ]),
  );
export const dragon = style({
  fill: vars.color.danger.solid,
  transformOrigin: 'center',
  selectors: after(380),
  '@media': calm,
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  border: line,
  borderRadius: '50%',
  background: vars.color.surface.raised,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    ...after(450),
    '&[data-hit=true]': { background: vars.color.won.soft, color: vars.color.won.text },
  },
  '@media': calm,
});
export const dials = style({ display: 'flex', justifyContent: 'center', gap: vars.space[3], direction: 'ltr' });
const spin = keyframes({ from: { transform: 'rotate(0)' }, to: { transform: 'rotate(360deg)' } });
export const dial = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  border: `4px dashed ${vars.color.border.control}`,
  borderRadius: '50%',
  background: vars.color.surface.raised,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&[data-moving=true]': { animation: `${spin} 1500ms cubic-bezier(0.2, 0.7, 0.2, 1)` },
    '&[data-hit=true]': {
      borderColor: vars.color.won.text,
      background: vars.color.won.soft,
      color: vars.color.won.text,
    },
  },
  '@media': calm,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.sm,
});
export const small = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[1],
  width: 18,
  height: 18,
  verticalAlign: 'middle',
  fill: vars.color.accent.text,
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minHeight: 64,
  borderRadius: vars.radius.control,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  fontWeight: vars.font.weight.semibold,
});
const turnOver = keyframes({ from: { transform: 'rotateY(90deg)' }, to: { transform: 'rotateY(0)' } });
export const face = style({
  width: '100%',
  height: 64,
  fill: vars.color.accent.text,
  selectors: { '&[data-moving=true]': { animation: `${turnOver} 350ms ease-out` } },
  '@media': { ...calm, [media.forcedColors]: { fill: 'CanvasText' } },
});

export const wheel = style({ width: '100%', maxWidth: 400 });
export const disc = style({
  selectors: { '&[data-moving=true]': { transition: 'transform 2500ms cubic-bezier(0.15, 0.75, 0.2, 1)' } },
  '@media': calm,
});
export const sector = style({
  stroke: vars.color.border.control,
  selectors: {
    '&[data-look=none]': { fill: vars.color.surface.sunken },
    '&[data-look=low]': { fill: vars.color.surface.raised },
    '&[data-look=high]': { fill: vars.color.accent.solid },
  },
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const sum = style({
  textAnchor: 'end',
  direction: 'ltr',
  fontSize: 13,
  fontWeight: vars.font.weight.semibold,
  fill: vars.color.text.primary,
  selectors: { '&[data-look=high]': { fill: vars.color.accent.onSolid } },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const hub = style({ fill: vars.color.surface.raised, stroke: vars.color.border.control });
export const pointer = style({
  fill: vars.color.text.primary,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
