import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { light } from '@contracts/theme';

import { themed } from './contract.css';

const selector = ":root, [data-theme='light']";

globalStyle(selector, { colorScheme: 'light' });

createGlobalTheme(selector, themed, {
  color: light,
  shadow: { floating: '0 1px 2px rgb(16 24 32 / .08), 0 12px 32px rgb(16 24 32 / .16)' },
});
