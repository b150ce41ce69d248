/** Parts of the bar that the first paint can do without: one file for both. */
export { ViewMenu } from './view-menu';
export { WhenField } from './when-field';
