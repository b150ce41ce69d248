import { fixed, themed } from './contract.css';

/** Every token of the product: `vars.color.surface.base` is the CSS variable `--color-surface-base`. */
export const vars = { ...fixed, ...themed };
