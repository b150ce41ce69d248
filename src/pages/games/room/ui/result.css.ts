import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** As high with a button as with words. */
export const words = style({ display: 'grid', placeItems: 'center', minHeight: vars.size.controlSm });
