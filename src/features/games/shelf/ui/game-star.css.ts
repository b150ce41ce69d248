import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const star = style({ color: vars.color.text.secondary });
export const kept = style({ color: vars.color.accent.text, fill: 'currentColor' });
