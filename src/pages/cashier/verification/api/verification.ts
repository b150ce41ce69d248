import { type DocumentType, type Verification, VerificationAnswer } from '@contracts/documents';

import { createApiCall, createApiMutation, createApiQuery } from '@/shared/api';

const base = '/office-api/v1/verification';

const toVerification = ({ data }: { data: Verification }): Verification => data;

/** GET verification: what was sent, what was found, and what may be sent. Spec: api §9. */
export const verificationQuery = createApiQuery({
  request: (_: object) => ({ path: base }),
  isOfPage: true,
  contract: VerificationAnswer,
  mapData: toVerification,
});

/** POST verification: makes a document of the parts. A second call for the same file changes nothing. */
export const handInFx = createApiCall({
  request: (body: { fileId: string; type: DocumentType; fileName: string; zone: string }) => ({
    method: 'POST',
    path: base,
    body,
  }),
  contract: VerificationAnswer,
  mapData: toVerification,
});

/** POST {id}/check: the player has done what the document waited for. */
export const checkMutation = createApiMutation({
  request: ({ id }: { id: number }) => ({ method: 'POST', path: `${base}/${String(id)}/check` }),
  contract: VerificationAnswer,
  mapData: toVerification,
});
