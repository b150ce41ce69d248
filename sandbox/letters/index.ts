export { goOnWithLetters } from './answers.ts';
export { letterRoutes } from './routes.ts';
export { letterSchema } from './schema.ts';
