import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 32,
  height: 32,
  paddingInline: '10px 6px',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.tertiary,
  fontSize: vars.font.size.sm,
  selectors: { '&:hover': { borderColor: vars.color.border.control } },
  '@media': { [media.belowDesktop]: { width: 32, paddingInline: 8 } },
});
export const openerText = style({
  flex: 1,
  textAlign: 'start',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const key = style({
  paddingInline: 5,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface.base,
  fontSize: vars.font.size.xxs,
  lineHeight: '18px',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const field = style({ flex: 1 });
export const results = style({
  minHeight: 200,
  maxHeight: 'min(60dvh, 520px)',
  overflowY: 'auto',
  padding: vars.space[2],
});
export const heading = style({
  padding: '8px 8px 4px',
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: vars.letterSpacing.label,
  color: vars.color.text.tertiary,
});
export const link = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 44,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const rest = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.tertiary,
});
export const hint = style({ padding: vars.space[6], textAlign: 'center', color: vars.color.text.tertiary });
export const busy = style({ display: 'grid', placeItems: 'center', height: 160, color: vars.color.text.tertiary });
