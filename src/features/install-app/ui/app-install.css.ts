import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const block = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
export const line = style({ margin: 0, color: vars.color.text.secondary });
