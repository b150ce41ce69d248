/** Not every browser can tell the device what became of a passkey. */
type Signals = { signalUnknownCredential?: (about: { rpId: string; credentialId: string }) => Promise<void> };

/** Tells the device that the site does not know this passkey, so that it is no longer offered. */
export async function signalUnknown(rpId: string, credentialId: string): Promise<void> {
  const { PublicKeyCredential: key } = globalThis as { PublicKeyCredential?: Signals };
  await key?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}
