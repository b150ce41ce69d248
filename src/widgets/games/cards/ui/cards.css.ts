import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** As the picture lies in its frame: five cards of 58 by 82 in a field of 340 by 102, as large as the frame lets it be. */
export const hand = style({
  direction: 'ltr',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 'min(100%, 1000px)',
  aspectRatio: '340 / 102',
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
