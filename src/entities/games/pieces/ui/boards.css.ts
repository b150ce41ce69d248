import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const mines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[2],
  width: '100%',
  maxWidth: 340,
  marginInline: 'auto',
});
const square = style({
  display: 'grid',
  placeItems: 'center',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});
export const mineCell = style([
  square,
  {
    minHeight: 48,
    selectors: {
      '&[data-state=empty]': { background: vars.color.accent.soft, color: vars.color.accent.text },
    },
  },
]);

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] });
