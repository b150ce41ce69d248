export { kept } from './memo';
