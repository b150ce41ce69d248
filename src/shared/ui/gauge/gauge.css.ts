import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const track = style({
  position: 'relative',
  height: 8,
  borderRadius: 4,
  background: vars.color.surface.pressed,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** The track below the used part. */
export const next = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 4,
  background: vars.color.accent.soft,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 4,
  background: vars.color.accent.solid,
  selectors: {
    '&[data-level=near]': { background: vars.color.warning.solid },
    '&[data-level=full]': { background: vars.color.danger.solid },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
