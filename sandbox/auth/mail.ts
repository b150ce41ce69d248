import { say } from '../texts/text.ts';
import type { World } from '../world/world.ts';

export type MailText =
  | 'code'
  | 'passwordreset'
  | 'activate'
  | 'activatefast'
  | 'accountverify'
  | 'stopnewsletter'
  | 'login'
  | 'guessed'
  | 'device'
  | 'credentials'
  | 'contact'
  | 'password'
  | 'payee'
  | 'factor'
  | 'taken';

/** Sends a message in the player's language: subject and first line; the value (a code, an address, a number) follows. Spec: api §11. */
export function send(
  world: World,
  { to, text, language, value }: { to: string; text: MailText; language: string; value: string },
): void {
  const words = say(language, `mail.${text}`);
  const at = Math.floor(world.clock.now() / 1000);
  world.deliver({ at, to, subject: words, text: `${words}: ${value}` });
}
