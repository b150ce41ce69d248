import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) 3fr', gap: vars.space[2] });
