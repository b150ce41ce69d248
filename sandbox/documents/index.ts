export { forgetParts } from './parts.ts';
export { photoOf } from './photo.ts';
export { DocumentAnswer } from './port.ts';
export { goOnWithDocuments, moveDocument, takeDocumentAnswer } from './review.ts';
export { documentRoutes } from './routes.ts';
export { documentSchema } from './schema.ts';
export { documentsOf } from './store.ts';
