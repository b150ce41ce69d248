import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const rows = style({ display: 'grid', gap: vars.space[3] });
export const hint = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
/** Names of languages are in their own letters: measured and drawn in the font of the page, each visit would fetch the files of all of them. */
export const languages = style({});
globalStyle(`${languages} option`, { fontFamily: 'system-ui, sans-serif' });
