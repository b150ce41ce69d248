import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** As the picture draws them: five by five, each with its edge. Without the picture the edges are the page's own. */
export const mines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: '100%',
  maxHeight: 300,
  aspectRatio: '1',
  marginInline: 'auto',
  direction: 'ltr',
});
export const mineCell = style({
  padding: 0,
  border: `2px solid transparent`,
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:hover:enabled': { borderColor: vars.color.accent.border },
    '[data-gone=true] &': { borderColor: vars.color.border.control },
    '[data-gone=true] &[data-state=empty]': { background: vars.color.accent.soft },
  },
});

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] });
