export { captchaGate, captchaRoutes } from './routes.ts';
