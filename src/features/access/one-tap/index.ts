export { OneTap } from './ui/one-tap';
