import type { Area } from '../area/index.ts';
import { answerRoute } from '../subscriber/index.ts';
import { DocumentAnswer } from './port.ts';
import { goOnWithDocuments } from './review.ts';
import { takeDocumentAnswer } from './review.ts';
import { documentRoutes } from './routes.ts';
import { documentSchema } from './schema.ts';

export { forgetParts } from './parts.ts';
export { photoOf } from './photo.ts';
export { moveDocument } from './review.ts';
export { documentsOf } from './store.ts';

export const documentsArea: Area = {
  schemas: [documentSchema],
  goOn: goOnWithDocuments,
  routes: () => [documentRoutes(), answerRoute('documents', DocumentAnswer, takeDocumentAnswer)],
};
