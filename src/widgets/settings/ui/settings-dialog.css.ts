import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const rows = style({ display: 'grid', gap: vars.space[3] });
export const hint = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
