import { style } from '@vanilla-extract/css';

import { smallField } from '@/shared/ui/panel';
import { vars } from '@/shared/ui/theme';

export const presets = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 6 });
export const preset = style({ paddingInline: 4, fontVariantNumeric: 'tabular-nums' });
export const common = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${smallField}`,
  alignItems: 'center',
  gap: 8,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  justifyContent: 'center',
});
export const warn = style({ color: vars.color.warning.text });
export const own = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${smallField}`,
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 6,
  fontSize: vars.font.size.xs,
});
export const hint = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
  color: vars.color.text.secondary,
});
export const ownNote = style({ display: 'grid', gap: 2 });
/** Stands in line with the fields around it. */
export const promo = style({ selectors: { '&&': { paddingInline: 0, fontWeight: vars.font.weight.medium } } });
