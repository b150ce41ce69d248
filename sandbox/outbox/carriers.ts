import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { signed } from '../subscriber/sign.ts';
import type { Deliver, SentMessage } from './message.ts';

/** Where a text message is handed over: a signed call, as those about payments. */
export type SmsPort = { url: string; secret: string };
export type MailPort = { url: string; from: string };

/** A code lives for five minutes, so nobody is served by a later try. Milliseconds. */
const waits = [1000, 5000, 20_000, 60_000];
const timeoutMs = 10_000;

async function postSms({ url, secret }: SmsPort, id: string, { to, text, at }: SentMessage): Promise<void> {
  const body = JSON.stringify({ type: 'sms', to, text, at });
  const headers = { 'Content-Type': 'application/json', ...signed(secret, id, body) };
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await answer.body?.cancel();
  if (answer.status < 200 || answer.status > 299) throw new Error(`it answered ${String(answer.status)}`);
}

/** The mailer is large, so it comes with the first mail. */
function mailer({ url, from }: MailPort) {
  const loaded = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      { from },
    ),
  );
  return async (id: string, { to, subject, text }: SentMessage): Promise<void> => {
    const transport = await loaded;
    await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId: `<${id}@openbook>` });
  };
}

/**
 * Sends mails by SMTP and text messages by the carrier's address. `failed` receives a message that could not be
 * delivered; neither its text nor its receiver is in that line.
 */
export function createCarriers(ports: { mail: MailPort; sms: SmsPort }, failed: (line: string) => void): Deliver {
  const sendMail = mailer(ports.mail);
  const carry = async (message: SentMessage): Promise<void> => {
    const isMail = message.to.includes('@');
    // A player without an e-mail and a phone has nothing that a message could go to.
    if (!isMail && !message.to.startsWith('+')) return;
    const id = randomUUID();
    for (const wait of [...waits, null]) {
      try {
        await (isMail ? sendMail(id, message) : postSms(ports.sms, id, message));
        return;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (wait === null) failed(`${isMail ? 'A mail' : 'A text message'} was not taken: ${why}`);
        else await delay(wait, undefined, { ref: false });
      }
    }
  };
  return (message) => void carry(message);
}
