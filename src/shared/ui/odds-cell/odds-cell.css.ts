import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/**
 * The price button. One fixed box in every state; a state is an attribute, so that a change is painted by writing an
 * attribute and a text node, without a render:
 * - `aria-pressed="true"`  selected
 * - `data-move="up|down"`  the price moved in the last 1.5 s (any state that shows a price, selected too)
 * - `data-blocked`         selected, but the coupon cannot take it
 * - `data-state="suspended|none|settled|won"`; absent = can be pressed
 * - `data-long` a price that may not fit beside its label
 * The children are `OddsCellContent`: label at the start, price at the end.
 */
const ground = createVar();
const edge = createVar();
const ink = createVar();
const labelInk = createVar();
// The player chooses the marks of movement. The rule adds no weight, so the rules after it still win.
const coloured = ':where(html:not([data-moves=arrow], [data-moves=none]))';

export const oddsLabel = style({
  position: 'relative',
  top: 0.5,
  // Its own letters decide the direction: "−0.5" keeps its minus in front in a right-to-left page, "فوق 2.5" reads from
  // the right.
  unicodeBidi: 'plaintext',
  fontSize: vars.font.size.xxs,
  color: labelInk,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const oddsPrice = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontWeight: vars.font.weight.semibold,
});

export const oddsCell = style({
  vars: {
    [ground]: vars.color.odds.idle,
    [edge]: 'transparent',
    [ink]: vars.color.text.primary,
    [labelInk]: vars.color.text.tertiary,
  },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
  minWidth: 0,
  height: vars.size.oddsHeight,
  paddingInline: 3,
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.control,
  background: ground,
  color: ink,
  fontSize: vars.font.size.sm,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  selectors: {
    // Fades only under the pointer. Where marks of a board fade, each cell paints for 100 ms, which costs more than all
    // the rest.
    '&:hover': { transition: `background-color ${vars.motion.duration.fast}` },
    '&:focus-visible': { outlineOffset: 1, zIndex: 1 },
    '&:hover:not([data-state])': {
      vars: {
        [ground]: vars.color.odds.hover,
        [edge]: vars.color.accent.border,
        [labelInk]: vars.color.text.secondary,
      },
    },
    '&:active:not([data-state])': { vars: { [ground]: vars.color.odds.pressed } },
    [`${coloured} &[data-move=up]`]: {
      vars: { [ground]: vars.color.up.soft, [ink]: vars.color.up.text, [labelInk]: vars.color.up.text },
    },
    [`${coloured} &[data-move=down]`]: {
      vars: { [ground]: vars.color.down.soft, [ink]: vars.color.down.text, [labelInk]: vars.color.down.text },
    },
    // Comes after the movement: a selected price stays filled while it moves, and only its corner shows the move.
    '&[aria-pressed=true]': {
      vars: {
        [ground]: vars.color.accent.solid,
        [edge]: vars.color.accent.solid,
        [ink]: vars.color.accent.onSolid,
        [labelInk]: vars.color.accent.onSolidMuted,
      },
    },
    '&[aria-pressed=true]:hover:not([data-state])': {
      vars: {
        [ground]: vars.color.accent.solidHover,
        [edge]: vars.color.accent.solidHover,
        [labelInk]: vars.color.accent.onSolidMuted,
      },
    },
    '&[aria-pressed=true]:active:not([data-state])': { vars: { [ground]: vars.color.accent.solidActive } },
    // `data-feed=lost` on an ancestor locks every available price.
    '&[data-state=suspended], [data-feed=lost] &:not([data-state])': {
      vars: {
        [ground]: vars.color.odds.suspended,
        [edge]: vars.color.odds.suspendedBorder,
        [ink]: vars.color.text.tertiary,
        [labelInk]: vars.color.text.tertiary,
      },
      cursor: 'not-allowed',
    },
    '&[data-state=suspended][aria-pressed=true], [data-feed=lost] &[aria-pressed=true]:not([data-state])': {
      vars: { [edge]: vars.color.accent.solid, [ink]: vars.color.accent.text, [labelInk]: vars.color.accent.text },
    },
    '&[data-state=none]': {
      vars: { [ground]: 'transparent', [edge]: 'transparent', [ink]: vars.color.text.tertiary },
      justifyContent: 'center',
      cursor: 'default',
    },
    '&[data-state=settled]': {
      vars: {
        [ground]: 'transparent',
        [edge]: 'transparent',
        [ink]: vars.color.text.tertiary,
        [labelInk]: vars.color.text.tertiary,
      },
      cursor: 'default',
    },
    '&[data-state=won]': {
      vars: {
        [ground]: vars.color.won.soft,
        [edge]: 'transparent',
        [ink]: vars.color.won.text,
        [labelInk]: vars.color.won.text,
      },
      cursor: 'default',
    },
  },
  '@media': {
    [media.moreContrast]: { vars: { [edge]: vars.color.border.control } },
    [media.forcedColors]: {
      border: '1px solid ButtonBorder',
      selectors: {
        '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-state]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** A price above its label, 44 px high: for phones and wide market lists. */
export const oddsCellStacked = style({});
globalStyle(`${oddsCellStacked}${oddsCell}`, {
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 1,
  height: vars.size.targetTouch,
});
globalStyle(`${oddsCellStacked}${oddsCell}[data-state=suspended]`, {
  justifyContent: 'flex-start',
  paddingBlockStart: 6,
});
