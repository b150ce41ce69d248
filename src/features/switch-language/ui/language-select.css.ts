import { globalStyle, style } from '@vanilla-extract/css';

/** Names of languages use many scripts. In the page's font, each visit would load its files for all of them. */
export const names = style({});
globalStyle(`${names} option`, { fontFamily: 'system-ui, sans-serif' });
