import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { dark } from '@contracts/theme';

import { themed } from './contract.css';

const selector = "[data-theme='dark']";

globalStyle(selector, { colorScheme: 'dark' });

createGlobalTheme(selector, themed, {
  color: dark,
  shadow: { floating: '0 0 0 1px rgb(255 255 255 / .04), 0 16px 40px rgb(0 0 0 / .6)' },
});
