import { useHost } from '@sdk';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { PasskeyOptionsAnswer } from '@contracts/passkeys';
import { type Security, SecurityAnswer } from '@contracts/security';

const path = '/office-api/v1/security/passkeys';

/** Passkeys belong to a name of a site: a browser makes none for a bare address. */
export const canHavePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(globalThis.location.hostname);

type Signals = {
  signalAllAcceptedCredentials?: (all: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }) => Promise<void>;
};

/** Tells the device which passkeys are left, so that it stops offering the others. Report R-A2. */
async function signalAll({ passkeys }: Security, userId: string): Promise<void> {
  const { PublicKeyCredential: key } = globalThis as { PublicKeyCredential?: Signals };
  const allAcceptedCredentialIds = passkeys.map(({ id }) => id);
  const all = {
    rpId: globalThis.location.hostname,
    userId: btoa(userId).replaceAll('=', ''),
    allAcceptedCredentialIds,
  };
  await key?.signalAllAcceptedCredentials?.(all).catch(() => undefined);
}

/** Adds, renames and removes passkeys. `pending`: what is under way, the id of the one that changes. */
export function usePasskeys(onChanged: (security: Security) => void) {
  const { office, $session } = useHost();
  const { userId } = useUnit($session);
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState<'add' | 'change' | null>(null);
  const run = (what: string, kind: 'add' | 'change', call: () => Promise<{ data: Security }>) => {
    if (pending !== null) return;
    setPending(what);
    setFailed(null);
    call()
      .then(({ data }) => onChanged(data))
      .catch(() => setFailed(kind))
      .finally(() => setPending(null));
  };
  const add = (name: string) =>
    run('add', 'add', async () => {
      const { data } = await office.send('POST', `${path}/options`, PasskeyOptionsAnswer);
      const options = data as unknown as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON: options });
      return office.send('POST', path, SecurityAnswer, { name, response });
    });
  const remove = (id: string) =>
    run(id, 'change', async () => {
      const answer = await office.send('DELETE', `${path}/${id}`, SecurityAnswer);
      void signalAll(answer.data, String(userId));
      return answer;
    });
  const rename = (id: string, name: string) =>
    run(id, 'change', () => office.send('PATCH', `${path}/${id}`, SecurityAnswer, { name }));
  return { add, remove, rename, pending, failed };
}
