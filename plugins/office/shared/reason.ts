import type { OfficeFailure, Translate } from '@sdk';

import { serverMessage } from '@contracts/error-codes';

/** Why the backend refused a field, by the last word of its key. A sentence stays as it is. */
export function reasonOf(t: Translate, detail: string | undefined): string | undefined {
  const reason = detail === undefined ? undefined : /^office\.wrong\.(\w+)$/.exec(detail)?.[1];
  return reason === undefined ? detail : t(`office.wrong.${reason}`);
}

/** What the player reads of a refusal: the sentence of the backend where its code says that it is for them. Row ERR-13. */
export const messageOf = ({ code, message }: OfficeFailure, otherwise: string): string =>
  code === serverMessage && message !== '' ? message : otherwise;

/** What the backend says of the fields of a form. `hasFailed`: it was refused, and no field is to blame. */
export const faultsOf = (refusal: OfficeFailure | null) => ({
  errors: refusal?.fields ?? {},
  hasFailed: refusal !== null && Object.keys(refusal.fields).length === 0,
});
