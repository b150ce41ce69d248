import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const area = style({
  display: 'block',
  inlineSize: '100%',
  padding: '10px 12px',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  color: vars.color.text.primary,
  resize: 'vertical',
  selectors: {
    '&:focus-visible': { borderColor: vars.color.border.focus, outline: `1px solid ${vars.color.border.focus}` },
    '&[aria-invalid=true]': { borderColor: vars.color.danger.solid, boxShadow: `0 0 0 1px ${vars.color.danger.solid}` },
  },
});
export const prose = style({ font: 'inherit' });
export const code = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.sm });
