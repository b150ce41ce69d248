export { Frame } from './ui/frame';
