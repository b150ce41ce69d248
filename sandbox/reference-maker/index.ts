export { createReferenceMaker } from './app.ts';
