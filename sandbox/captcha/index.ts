export { createCaptchaDesk } from './desk.ts';
export type { CaptchaDesk } from './desk.ts';
