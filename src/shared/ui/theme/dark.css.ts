import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themed } from './contract.css';
import { amber, brand, green, red, rose, slate } from './scales';

const selector = "[data-theme='dark']";

globalStyle(selector, { colorScheme: 'dark' });

createGlobalTheme(selector, themed, {
  color: {
    canvas: slate[1000],
    surface: {
      base: slate[950],
      raised: '#171e27',
      sunken: slate[1000],
      header: slate[950],
      rail: '#0e1318',
      group: '#161c24',
      hover: '#171e26',
      pressed: '#1f2731',
      selected: '#2a333f',
      inverse: '#e9eef4',
      scrim: 'rgb(3 5 8 / 0.66)',
    },
    border: { hairline: '#232b35', subtle: '#1b222b', control: '#6b7888', focus: brand[300] },
    text: { primary: '#e9eef4', secondary: '#b0bac6', tertiary: '#8e9aa8', disabled: '#5f6b79', inverse: '#12181f' },
    accent: {
      solid: '#2b66ea',
      solidHover: '#2159d8',
      solidActive: '#1a4cc0',
      onSolid: '#ffffff',
      onSolidMuted: '#f2f6ff',
      soft: '#152342',
      softHover: '#1a2c55',
      border: '#34569f',
      text: '#8fb2ff',
    },
    live: { solid: '#d6246f', onSolid: '#ffffff', soft: '#351526', text: rose[300] },
    up: { solid: green[400], soft: '#10291f', text: green[300] },
    down: { solid: red[400], soft: '#331815', text: red[300] },
    won: { solid: green[400], onSolid: '#0b0f14', soft: '#10291f', text: green[300] },
    lost: { solid: '#7b8898', onSolid: '#0b0f14', soft: '#1d242d', text: '#a5b0bd' },
    returned: { soft: '#1d242d', text: '#a5b0bd' },
    warning: { solid: amber[400], onSolid: '#12181f', soft: '#2b220e', border: '#66501c', text: amber[300] },
    danger: { solid: '#d43c2b', onSolid: '#ffffff', soft: '#331815', border: '#74342b', text: red[300] },
    odds: {
      idle: '#1c242e',
      hover: '#1c2b4c',
      pressed: '#22376a',
      blockedMark: '#f5ca63',
      suspended: 'transparent',
      suspendedBorder: '#232b35',
    },
    pitch: {
      grass: '#13241b',
      grassAlt: '#152920',
      line: '#3e6350',
      home: '#6f9bff',
      away: '#f2a65a',
      ball: '#ffffff',
    },
    chart: { line: '#6f9bff', grid: '#232b35', profit: green[400], loss: '#66727f' },
    skeleton: '#242d37',
  },
  shadow: { floating: '0 0 0 1px rgb(255 255 255 / .04), 0 16px 40px rgb(0 0 0 / .6)' },
});
