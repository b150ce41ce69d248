import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

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
/** The line that Enter takes. */
export const cell = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-selected=true]': {
      background: vars.color.surface.hover,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    },
  },
});
export const bet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 44,
  padding: 8,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});
/** Prices are under each other, beside the mark of play or without it. */
export const price = style({ gridColumn: 3, width: 104 });
export const note = style({ padding: '8px 8px 0', fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const said = style({
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size.sm,
  selectors: { '&[data-kind=added]': { background: vars.color.accent.soft, color: vars.color.accent.text } },
});
export const rest = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.tertiary,
});
export const hint = style({ padding: vars.space[6], textAlign: 'center', color: vars.color.text.tertiary });
export const busy = style({ display: 'grid', placeItems: 'center', height: 160, color: vars.color.text.tertiary });
