import type { Area } from '../area/index.ts';
import { deliverAll } from './outbox.ts';
import { subscriberSchema } from './schema.ts';

export { announce } from './announce.ts';
export { answerRoute } from './answer-routes.ts';
export { type Hook, type Hooks, noHooks } from './hooks.ts';
export { deliverAll, send, tell } from './outbox.ts';
export { isHookSecret, isSigned } from './sign.ts';

export const subscriberArea: Area = {
  schemas: [subscriberSchema],
  goOn: deliverAll,
};
