import { createHmac, randomUUID } from 'node:crypto';

/** The headers of Standard Webhooks, as docs/makers.md asks for them. This folder knows the site by its documents alone. */
export function signedBy(secret: string, body: string): Record<string, string> {
  const id = `call_${randomUUID()}`;
  const at = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signature}`,
  };
}
