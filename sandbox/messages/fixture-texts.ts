import { localize, say } from '../texts/text.ts';
import type { Message } from './store.ts';

type Fixture = Extract<Message, { kind: 'fixture' }>;

/** The server does not know the clock of the reader's page, so it names its own. */
const timeOf = (seconds: number, language: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(seconds * 1000)} UTC`;

/** What was changed about a match on which the player has bet. */
export function fixtureTextOf(
  { what, home, away, startAt }: Fixture,
  language: string,
): { title: string; text: string } {
  const match = `${localize(home, language)} – ${localize(away, language)}`;
  const time = startAt === undefined ? '' : timeOf(startAt, language);
  return { title: match, text: say(language, `messages.fixture.${what}`, { time }) };
}
