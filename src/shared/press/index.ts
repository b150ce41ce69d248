export { isPressed, judgePresses } from './press';
