export { announce } from './announce.ts';
export { answerRoute } from './answer-routes.ts';
export { type Hook, type Hooks, noHooks } from './hooks.ts';
export { deliverAll, send, tell } from './outbox.ts';
export { subscriberSchema } from './schema.ts';
export { isHookSecret } from './sign.ts';
