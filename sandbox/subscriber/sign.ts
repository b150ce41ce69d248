import { createHmac } from 'node:crypto';

/** Who is told where payments are. `secret`: `whsec_` and 24 to 64 bytes in base64. */
export type Subscriber = { url: string; secret: string };

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export function isSubscriberSecret(text: string): boolean {
  const { length } = keyOf(text);
  return /^whsec_[A-Za-z0-9+/]+=*$/.test(text) && length >= 24 && length <= 64;
}

/** The headers of Standard Webhooks: HMAC-SHA-256 over id, moment (Unix seconds) and raw body. */
export function signed(secret: string, id: string, body: string): Record<string, string> {
  const at = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
}
