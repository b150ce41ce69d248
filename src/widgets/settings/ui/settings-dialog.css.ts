import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const rows = style({ display: 'grid', gap: vars.space[3] });
export const hint = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const zone = style({ display: 'grid', gap: vars.space[1] });
export const group = style({ display: 'grid', gap: vars.space[2] });
export const legend = style({ paddingBlockEnd: vars.space[1], fontWeight: vars.font.weight.semibold });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
