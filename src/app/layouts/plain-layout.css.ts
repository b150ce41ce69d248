import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const frame = style({
  display: 'grid',
  gridTemplateRows: `${vars.size.header} 1fr`,
  minHeight: '100dvh',
  background: vars.color.surface.base,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingInline: vars.space[4],
  borderBlockEnd: line,
  background: vars.color.surface.header,
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});
export const main = style({ display: 'grid', placeItems: 'center', padding: vars.space[4], outline: 'none' });
export const languages = style({ minWidth: 160 });
