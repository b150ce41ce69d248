import { DocumentPartAnswer, partBytes } from '@contracts/documents';

import { createApiCall } from '@/shared/api';

/** A part takes long on a slow line; the next one starts only then. */
const partDeadlineMs = 60_000;

/** `place`: from 0, of `of` parts. */
export type Part = { id: string; file: File; place: number; of: number };

function formOf({ id, file, place, of }: Part): FormData {
  const form = new FormData();
  form.set('id', id);
  form.set('place', String(place));
  form.set('of', String(of));
  form.set('file', file.slice(place * partBytes, (place + 1) * partBytes), 'part');
  return form;
}

/** POST parts: one part of a file. A part that is sent again changes nothing. Spec: api §9. */
export const sendPartFx = createApiCall({
  request: (part: Part) => ({
    method: 'POST',
    path: '/office-api/v1/verification/parts',
    body: formOf(part),
    deadlineMs: partDeadlineMs,
  }),
  contract: DocumentPartAnswer,
  mapData: ({ data }) => data.have,
});
