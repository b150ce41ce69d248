import type { Area } from '../area/index.ts';
import { actionRoutes } from './routes.ts';
import { actionsSchema } from './schema.ts';

export { idempotent, isKnownAction, isNeverRemembered, type Commit, type Outcome } from './idempotent.ts';
export { actionsSchema } from './schema.ts';
export { forgetInterrupted } from './store.ts';

export const actionsArea: Area = {
  schemas: [actionsSchema],
  routes: () => [actionRoutes()],
};
