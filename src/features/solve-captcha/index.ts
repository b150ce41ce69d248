export { CaptchaPlace } from './ui/lazy';
