import type { Translate } from '@sdk';

/** Why the backend refused a field, by the last word of its key. A sentence stays as it is. */
export function reasonOf(t: Translate, detail: string | undefined): string | undefined {
  const reason = detail === undefined ? undefined : /^office\.wrong\.(\w+)$/.exec(detail)?.[1];
  return reason === undefined ? detail : t(`office.wrong.${reason}`);
}
