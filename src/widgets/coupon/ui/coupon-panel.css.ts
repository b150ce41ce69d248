import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const form = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });
