export { forgetParts } from './parts.ts';
export { photoOf } from './photo.ts';
export { goOnWithDocuments, moveDocument } from './review.ts';
export { documentRoutes } from './routes.ts';
export { documentSchema } from './schema.ts';
export { documentsOf } from './store.ts';
