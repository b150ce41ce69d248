import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

import { pressed } from './pressed.css';

const { color } = vars;

/** The loupe lies over it. */
export const table = style({ position: 'relative' });
/** The cloth reads from left to right in every language, as on a table. On a phone the cloth is upright. */
export const cloth = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplate: `'zero field columns' 150px '. dozens .' 38px '. halves .' 38px / 40px minmax(0, 1fr) 50px`,
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  background: color.pitch.grass,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  '@media': {
    [media.phone]: {
      gridTemplate: `'. zero .' 38px 'halves field dozens' 456px '. columns .' 38px / 56px minmax(0, 1fr) 64px`,
      padding: vars.space[2],
    },
  },
});
/** What is drawn lies over the pointer, and the focus over both. */
const place = style([
  pressed,
  {
    position: 'relative',
    selectors: {
      '&:hover': { outline: `2px dashed ${color.accent.border}`, outlineOffset: -3 },
      '&[data-drawn=true]': { outline: `3px solid ${color.accent.border}`, outlineOffset: -3 },
      '&:focus-visible': { outline: `${vars.focus.width} solid ${color.accent.border}`, outlineOffset: -2, zIndex: 3 },
    },
  },
]);
export const zero = style([place, { gridArea: 'zero' }]);
export const outer = style([place, { lineHeight: vars.lineHeight.tight }]);
export const field = style({ gridArea: 'field', position: 'relative' });

/** A cell of the numbers: the position of its middle, a twelfth along and a third across. */
export const cell = style([
  place,
  {
    position: 'absolute',
    left: 'calc((var(--along) - 0.5) / 12 * 100%)',
    bottom: 'calc((var(--across) - 0.5) / 3 * 100%)',
    width: 'calc(100% / 12)',
    height: 'calc(100% / 3)',
    '@media': {
      [media.phone]: {
        left: 'calc((var(--across) - 0.5) / 3 * 100%)',
        top: 'calc((var(--along) - 0.5) / 12 * 100%)',
        bottom: 'auto',
        width: 'calc(100% / 3)',
        height: 'calc(100% / 12)',
      },
    },
  },
]);
/** A place on a line between numbers: nothing is seen of it until it has a chip, the pointer or the focus. */
export const onLine = style([
  place,
  {
    position: 'absolute',
    zIndex: 1,
    width: 16,
    height: 16,
    border: 0,
    borderRadius: vars.radius.full,
    left: 'calc(var(--along) / 12 * 100%)',
    bottom: 'calc(var(--across) / 3 * 100%)',
    transform: 'translate(-50%, 50%)',
    selectors: {
      '&[data-way=along]': { height: 28 },
      '&[data-way=across]': { width: 28 },
      '&:hover': { zIndex: 3 },
    },
    '@media': {
      [media.phone]: {
        left: 'calc(var(--across) / 3 * 100%)',
        top: 'calc(var(--along) / 12 * 100%)',
        bottom: 'auto',
        transform: 'translate(-50%, -50%)',
        // A finger that touches one gets the loupe, so they may overlap the numbers.
        width: 28,
        height: 24,
        selectors: { '&[data-way=along]': { width: 44, height: 20 }, '&[data-way=across]': { width: 28, height: 20 } },
      },
    },
  },
]);

const row = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
const stack = { gridAutoFlow: 'row', gridAutoRows: 'minmax(0, 1fr)', gridAutoColumns: 'auto' };
export const columns = style({
  gridArea: 'columns',
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', direction: 'rtl' } },
});
export const dozens = style([row, { gridArea: 'dozens', '@media': { [media.phone]: stack } }]);
export const halves = style([row, { gridArea: 'halves', '@media': { [media.phone]: stack } }]);

/** A chip is a disc with its sum. */
export const chip = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: 2,
  transform: 'translate(-50%, -50%)',
  direction: 'ltr',
  display: 'grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  paddingInline: 3,
  border: `2px dashed ${color.accent.onSolid}`,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  // The name of a place is its place; the button that plays says the stake.
  '::before': { content: 'attr(data-sum)' },
});
/** It leaves the figure of a number visible, and the text of a place with a text. */
globalStyle(`${cell} > ${chip}`, { insetBlockStart: '24%', insetInlineStart: '78%' });
globalStyle(`${outer} > ${chip}`, {
  insetInlineStart: '84%',
  '@media': { [media.phone]: { insetBlockStart: '80%', insetInlineStart: '50%' } },
});

/** Cells of other boards: keno, sic bo. */
export const spot = style([
  place,
  {
    minHeight: 36,
    padding: `0 ${vars.space[1]}`,
    border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.surface.sunken,
    color: color.text.primary,
    selectors: {
      '&[aria-pressed=true]': { outline: `3px solid ${color.accent.border}`, outlineOffset: 1, zIndex: 1 },
      '&:disabled': { cursor: 'default' },
    },
    '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
  },
]);
