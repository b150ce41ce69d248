export { rateText } from './rate-text';
