export { createCaptchaDesk } from './desk.ts';
export type { CaptchaDesk } from './desk.ts';
export { captchaGate, captchaRoutes } from './routes.ts';
