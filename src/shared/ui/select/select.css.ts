import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

export const wrap = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const select = recipe({
  base: {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    paddingInline: '10px 28px',
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.border.control}`,
    background: vars.color.surface.base,
    color: vars.color.text.primary,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.surface.hover },
      '&:focus-visible': { outlineOffset: 0, outlineWidth: 1, borderColor: vars.color.border.focus },
      '&[aria-invalid=true]': {
        borderColor: vars.color.danger.solid,
        boxShadow: `0 0 0 1px ${vars.color.danger.solid}`,
      },
      '&:disabled': { color: vars.color.text.tertiary, background: vars.color.surface.sunken, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: {
      sm: { height: vars.size.controlMd, fontSize: vars.font.size.xs, fontWeight: vars.font.weight.medium },
      md: { height: vars.size.controlLg, fontSize: vars.font.size.md },
    },
    hasIcon: { true: { paddingInlineStart: 32 } },
  },
  defaultVariants: { size: 'md' },
});

const glyph = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.color.text.tertiary,
});
export const arrow = style([glyph, { insetInlineEnd: 8 }]);
export const start = style([glyph, { insetInlineStart: 10 }]);
/** Choices may be in any script, such as the names of languages: in the page's font each visit would load its files for all of them. */
globalStyle('option', { fontFamily: 'system-ui, sans-serif' });
