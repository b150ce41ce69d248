import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const leg = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  padding: `10px ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size.sm,
  // The browser draws only the visible part of a long slip.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 92px',
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    // The dragged bet lies over the others, and lets the pointer see what is under it.
    '&:has([data-dragged])': {
      zIndex: 1,
      background: vars.color.surface.raised,
      boxShadow: `0 0 0 1px ${vars.color.border.focus}`,
      pointerEvents: 'none',
    },
  },
});
export const outcome = style({ fontWeight: vars.font.weight.semibold, lineHeight: '18px', overflowWrap: 'anywhere' });
export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-move=up]': { color: vars.color.up.text },
    '&[data-move=down]': { color: vars.color.down.text },
  },
});
export const old = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.tertiary,
  marginInlineEnd: 4,
});
export const last = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
});
export const market = style({
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.tertiary,
  minWidth: 0,
  // What can be done with the bet stands together at the end.
  marginInlineEnd: 'auto',
});
export const parts = style({ flex: '1 0 100%', minWidth: 0, display: 'grid', gap: 2, paddingBlockStart: 2 });
export const remove = style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 5,
  color: vars.color.text.tertiary,
  '@media': { [media.touch]: { width: 44, height: 44, insetBlockStart: -4, insetInlineEnd: -2 } },
});
export const note = style({ gridColumn: '1 / -1', marginBlockStart: 6 });
