export { createFrame } from './create-frame';
