import { slate } from './scales.ts';

/** What readers get instead who ask the system for more contrast, by the name of the token. */
export const moreContrast = {
  light: {
    'text-secondary': slate[900],
    'text-tertiary': '#333e4a',
    'text-disabled': slate[500],
    'border-hairline': slate[500],
    'border-subtle': slate[500],
    'border-control': slate[900],
    'odds-suspended-border': slate[500],
  },
  dark: {
    'text-secondary': slate[100],
    'text-tertiary': slate[150],
    'text-disabled': slate[400],
    'border-hairline': slate[400],
    'border-subtle': slate[400],
    'border-control': slate[150],
    'odds-suspended-border': slate[400],
  },
};
