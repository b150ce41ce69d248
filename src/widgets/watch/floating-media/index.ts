export { FloatingMedia } from './ui/floating-media';
