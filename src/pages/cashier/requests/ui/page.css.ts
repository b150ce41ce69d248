import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const request = style([row, { display: 'grid', gap: vars.space[2] }]);
/** Words of people keep their lines, and a long one breaks. */
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
