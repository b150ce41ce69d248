export { writeText } from './write-text';
