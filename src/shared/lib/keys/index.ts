export { isTyping, isPlain } from './keys';
