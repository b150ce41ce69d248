/** The first paint does without these parts of the bar. They share one file. */
export { ViewMenu } from './view-menu';
export { WhenField } from './when-field';
