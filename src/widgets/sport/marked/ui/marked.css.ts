import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const busy = style({ display: 'grid', placeItems: 'center', height: 160, color: vars.color.text.tertiary });
