import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** The light version draws none. */
export const crest = style({ selectors: { '[data-look*=light] &': { display: 'none' } } });
export const edge = style({ stroke: vars.color.border.control, strokeOpacity: 0.7 });
export const initials = style({ fontFamily: vars.font.family.sans, fontWeight: vars.font.weight.bold, fill: '#fff' });
