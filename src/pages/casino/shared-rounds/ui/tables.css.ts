import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
export const cell = style({ padding: `${vars.space[2]} 0`, borderBlockEnd: hairline, textAlign: 'start' });
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
