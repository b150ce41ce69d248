import { style } from '@vanilla-extract/css';

import { gameRooms } from '@contracts/game-rooms';

import { media, vars } from '@/shared/ui/theme';

const felt = gameRooms['hi-lo'];

/** Five cards of 58 by 82 in a field of 340 by 102. */
export const hand = style({
  direction: 'ltr',
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${String((100 * 10) / 340)}%`,
  padding: `${String((100 * 10) / 340)}% ${String((100 * 5) / 340)}%`,
  boxSizing: 'border-box',
});
/** A held card has a ring and the word. */
export const place = style({
  position: 'relative',
  minWidth: 0,
  padding: 0,
  border: '3px solid transparent',
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.border.control },
    '[data-gone=true] &': { borderColor: vars.color.border.control },
    '&[aria-pressed=true]': { borderColor: vars.color.accent.solid },
    '&[aria-pressed=true]::after': {
      content: 'attr(data-held)',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      padding: 2,
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
      fontSize: vars.font.size.xs,
      fontWeight: vars.font.weight.semibold,
      textAlign: 'center',
    },
  },
});
/** A call beside the card of hi-lo: an arrow over its words. */
export const side = style({
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  border: `2px solid ${felt.line}`,
  borderRadius: vars.radius.sheet,
  background: felt.ground,
  color: felt.ink,
  fontFamily: 'inherit',
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&::before': {
      content: '',
      width: 40,
      height: 34,
      background: felt.accent,
      clipPath: 'polygon(50% 0, 100% 55%, 70% 55%, 70% 100%, 30% 100%, 30% 55%, 0 55%)',
    },
    '&[data-call=down]::before': { transform: 'scaleY(-1)' },
    '&:hover:enabled': { borderColor: felt.ink },
    '&:focus-visible': { outline: `${vars.focus.width} solid ${felt.accent}` },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { [media.phone]: { fontSize: vars.font.size.xs, selectors: { '&::before': { width: 26, height: 22 } } } },
});
/** Words of a call may be longer than half a phone: they break. */
export const call = style({
  height: 'auto',
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: 8,
  whiteSpace: 'normal',
  lineHeight: vars.lineHeight.tight,
});
export const strategy = style({ paddingInlineStart: vars.space[6], listStyle: 'decimal' });
