import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const failure = style({ color: vars.color.danger.text, fontSize: vars.font.size.sm });
