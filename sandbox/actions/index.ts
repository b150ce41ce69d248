export { idempotent, isNeverRemembered, type Commit, type Outcome } from './idempotent.ts';
export { actionRoutes } from './routes.ts';
export { actionsSchema } from './schema.ts';
export { forgetInterrupted } from './store.ts';
