import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const way = style({ margin: `${vars.space[4]} 0 0`, textAlign: 'center', color: vars.color.text.secondary });
