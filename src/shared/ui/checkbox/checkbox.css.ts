import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const row = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  minHeight: 24,
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.tertiary, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch, alignItems: 'center' } },
});

export const box = style({
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: 4,
  background: vars.color.surface.base,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '&:checked::after': {
      content: "''",
      position: 'absolute',
      left: 5,
      top: 1,
      width: 5,
      height: 10,
      border: `solid ${vars.color.accent.onSolid}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&[aria-invalid=true]': {
      borderColor: vars.color.danger.solid,
      boxShadow: `0 0 0 1px ${vars.color.danger.solid}`,
    },
    '&:disabled': { background: vars.color.surface.pressed, borderColor: vars.color.border.hairline },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { content: 'none' } } } },
});

export const error = style({
  display: 'block',
  marginInlineStart: 26,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.danger.text,
});
