import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const row = style({ padding: vars.space[3], borderBlockStart: `1px solid ${vars.color.border.hairline}` });
