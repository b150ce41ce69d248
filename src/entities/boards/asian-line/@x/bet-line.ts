export { handicapText } from '../lib/line-text';
export { leadOf, restLine } from '../lib/rest';
