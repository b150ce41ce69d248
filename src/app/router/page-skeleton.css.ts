import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const skeletonPage = style({ display: 'grid', gap: vars.space[2], padding: vars.space[3] });
