import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const row = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.tertiary, cursor: 'not-allowed' } },
});

export const track = style({
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  width: 32,
  height: 18,
  margin: 0,
  borderRadius: vars.radius.full,
  background: vars.color.border.control,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.duration.fast}`,
  selectors: {
    '&::after': {
      content: "''",
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: 2,
      width: 14,
      height: 14,
      borderRadius: vars.radius.full,
      background: vars.color.accent.onSolid,
    },
    // Fingers hit a larger box than the eye sees.
    '&::before': { content: "''", position: 'absolute', inset: -7 },
    '&:checked': { background: vars.color.accent.solid },
    '&:checked::after': { insetInlineStart: 16 },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { '&::after': { background: 'ButtonText' }, '&:checked': { background: 'Highlight' } },
    },
  },
});
