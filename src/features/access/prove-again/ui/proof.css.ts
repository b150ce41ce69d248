import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[3] });
export const text = style({ margin: 0, color: vars.color.text.secondary });
