import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const field = style({ display: 'block', minWidth: 0 });

export const label = style({
  display: 'block',
  marginBlockEnd: vars.space[1],
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: '16px',
  color: vars.color.text.secondary,
});

export const message = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'flex-start',
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.tertiary,
});

export const error = style([message, { color: vars.color.danger.text }]);
export const messageIcon = style({ marginBlockStart: 1 });

/** The box that looks like the input. It holds the input and what is inside it. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  height: vars.size.controlLg,
  paddingInline: 12,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  fontSize: vars.font.size.md,
  color: vars.color.text.primary,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
    },
    '&:has([aria-invalid=true])': {
      borderColor: vars.color.danger.solid,
      boxShadow: `0 0 0 1px ${vars.color.danger.solid}`,
    },
    '&:has(:disabled)': { background: vars.color.surface.sunken, color: vars.color.text.tertiary },
  },
});

export const small = style({ height: vars.size.controlMd, paddingInline: 10, fontSize: vars.font.size.sm });
export const quiet = style({ background: vars.color.surface.sunken, borderColor: vars.color.border.hairline });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': { boxShadow: `0 0 0 40px ${vars.color.surface.base} inset` },
  },
});

export const adornment = style({
  flex: 'none',
  color: vars.color.text.tertiary,
  display: 'flex',
  alignItems: 'center',
});
// A control inside the box is nearer its edge than a text is.
export const inset = style({ marginInlineEnd: -8 });
globalStyle(`${small} ${inset}`, { marginInlineEnd: -7 });
