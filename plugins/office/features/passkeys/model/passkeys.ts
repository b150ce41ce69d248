import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { sample } from 'effector';

import { PasskeyOptionsAnswer } from '@contracts/passkeys';
import { type Security, SecurityAnswer } from '@contracts/security';

import { createAct } from '../../../../sdk/act';
import { createDraft } from '../../../../sdk/draft';
import { security } from '../../../entities/security';

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

export const adding = createAct(async ({ office }, name: string) => {
  const { data } = await office.send('POST', `${path}/options`, PasskeyOptionsAnswer);
  const options = data as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON: options });
  return (await office.send('POST', path, SecurityAnswer, { name, response })).data;
});

/** `name`: the new one; null removes it. `userId`: whose it is. */
type Change = { id: string; name: string | null; userId: number | null };
export const changing = createAct(async ({ office }, { id, name, userId }: Change) => {
  if (name !== null) return (await office.send('PATCH', `${path}/${id}`, SecurityAnswer, { name })).data;
  const { data } = await office.send('DELETE', `${path}/${id}`, SecurityAnswer);
  void signalAll(data, String(userId));
  return data;
});

const changed = sample({ clock: [adding.done, changing.done], fn: ({ result }) => result });
/** The name of a further one. */
export const named = createDraft({ name: '' }, [adding.Place.close, changed]);
sample({ clock: changed, target: security.changed });
