import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Marks that the page is of the office. */
export const office = style({});

// The office is cards on a quiet ground. Its style comes with its menu: other pages and the first load have none of it.
globalStyle(`body:has(.${office}) main`, { background: vars.color.canvas });
