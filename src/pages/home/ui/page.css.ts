import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

// Its button comes late: nothing stands beneath it that it would move.
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });
