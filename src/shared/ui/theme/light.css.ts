import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themed } from './contract.css';
import { amber, brand, green, red, rose, slate } from './scales';

const selector = ":root, [data-theme='light']";

globalStyle(selector, { colorScheme: 'light' });

createGlobalTheme(selector, themed, {
  color: {
    canvas: slate[50],
    surface: {
      base: slate[0],
      raised: slate[0],
      sunken: slate[50],
      header: slate[0],
      rail: slate[25],
      group: '#edf0f4',
      hover: '#f7f8fa',
      pressed: slate[100],
      selected: slate[0],
      inverse: slate[900],
      scrim: 'rgb(11 15 20 / 0.48)',
    },
    border: { hairline: slate[150], subtle: slate[100], control: '#7a8695', focus: brand[600] },
    text: { primary: '#12181f', secondary: '#47525f', tertiary: '#596573', disabled: slate[400], inverse: '#f4f7fa' },
    accent: {
      solid: brand[600],
      solidHover: brand[700],
      solidActive: brand[800],
      onSolid: '#ffffff',
      onSolidMuted: '#dce7ff',
      soft: brand[50],
      softHover: brand[100],
      border: brand[300],
      text: brand[700],
    },
    live: { solid: rose[600], onSolid: '#ffffff', soft: rose[50], text: '#b01556' },
    up: { solid: green[600], soft: green[50], text: green[700] },
    down: { solid: red[600], soft: red[50], text: '#a82618' },
    won: { solid: green[600], onSolid: '#ffffff', soft: green[50], text: green[700] },
    lost: { solid: slate[500], onSolid: '#ffffff', soft: slate[100], text: '#4d5866' },
    returned: { soft: slate[100], text: '#4d5866' },
    warning: { solid: '#b87400', onSolid: '#12181f', soft: amber[50], border: '#e3c277', text: amber[700] },
    danger: { solid: red[600], onSolid: '#ffffff', soft: red[50], border: '#efb4ac', text: '#a82618' },
    odds: {
      idle: '#eef1f5',
      hover: '#e0e9fd',
      pressed: '#cfddfb',
      blockedMark: amber[300],
      suspended: 'transparent',
      suspendedBorder: slate[150],
    },
    pitch: {
      grass: '#e3eee6',
      grassAlt: '#dbe8df',
      line: '#9db8a6',
      home: brand[600],
      away: '#7a3d00',
      ball: '#12181f',
    },
    chart: { line: brand[600], grid: slate[150], profit: green[600], loss: slate[400] },
    skeleton: '#e9edf2',
  },
  shadow: { floating: '0 1px 2px rgb(16 24 32 / .08), 0 12px 32px rgb(16 24 32 / .16)' },
});
