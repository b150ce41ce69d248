import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

export const box = recipe({
  base: {
    display: 'grid',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.base,
    overflow: 'hidden',
    selectors: {
      '&:focus-within': { borderColor: vars.color.border.focus, boxShadow: `0 0 0 1px ${vars.color.border.focus}` },
      '&:has([aria-invalid=true])': {
        borderColor: vars.color.danger.solid,
        boxShadow: `0 0 0 1px ${vars.color.danger.solid}`,
      },
    },
  },
  variants: {
    size: {
      md: { height: vars.size.controlLg, gridTemplateColumns: '40px minmax(0, 1fr) 40px', fontSize: vars.font.size.lg },
      sm: { height: vars.size.controlMd, gridTemplateColumns: '28px minmax(0, 1fr) 28px', fontSize: vars.font.size.sm },
    },
  },
  defaultVariants: { size: 'md' },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 0,
  paddingInline: 4,
  borderInline: `1px solid ${vars.color.border.hairline}`,
});

/** As wide as its text, so that sum and currency are together in the middle. */
export const input = style({
  flex: '0 1 auto',
  minWidth: 24,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  font: 'inherit',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
  textAlign: 'end',
  direction: 'ltr',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: vars.color.text.tertiary } },
  '@supports': { '(field-sizing: content)': { width: 'auto' } },
});

export const currency = style({
  flex: 'none',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.tertiary,
});

export const field = style({ display: 'grid', gap: 4, minWidth: 0 });

/** Takes no room while the sum is right. */
export const fault = style({
  fontSize: vars.font.size.sm,
  color: vars.color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
