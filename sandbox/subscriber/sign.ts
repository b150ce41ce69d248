import { createHmac, timingSafeEqual } from 'node:crypto';

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export function isHookSecret(text: string): boolean {
  const { length } = keyOf(text);
  return /^whsec_[A-Za-z0-9+/]{1,100}={0,2}$/.test(text) && length >= 24 && length <= 64;
}

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', keyOf(secret)).update(said).digest('base64');

/** The headers of Standard Webhooks: HMAC-SHA-256 over id, moment (Unix seconds) and raw body. */
export function signed(secret: string, id: string, body: string): Record<string, string> {
  const at = String(Math.floor(Date.now() / 1000));
  const signature = signatureOf(secret, `${id}.${at}.${body}`);
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
}

/** Older or newer than this, seconds, a signed word no longer counts: somebody may have kept it. */
const toleranceSec = 300;

type Said = { id: string; at: string; signatures: string; body: string };

/**
 * Was this sent by a holder of the secret, and just now? `signatures`: several, apart by spaces, while a key is
 * exchanged.
 */
export function isSigned(secret: string, { id, at, signatures, body }: Said): boolean {
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(at) || signatures.length > 1000) return false;
  if (Math.abs(Date.now() / 1000 - Number(at)) > toleranceSec) return false;
  const right = Buffer.from(`v1,${signatureOf(secret, `${id}.${at}.${body}`)}`);
  return signatures
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === right.length && timingSafeEqual(one, right));
}
