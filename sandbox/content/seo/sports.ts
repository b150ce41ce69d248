import { sportIds } from '../../../contracts/markets.ts';
import { racingSports, sports } from '../../../simulator/index.ts';
import { text } from '../../texts/text.ts';

/** Bets on the end of a season have a number of their own, though nobody plays them. */
const longTerm = { id: sportIds.longTerm, name: text('sports.other') };

/** Sports by number, with their name and the English one, which addresses use. */
export function contentSports(language: string): { sportId: number; name: string; nameEng: string }[] {
  return [...sports, ...racingSports, longTerm].map(({ id: sportId, name }) => {
    const names: Readonly<Record<string, string>> = name;
    return { sportId, name: names[language] ?? names['en'] ?? '', nameEng: names['en'] ?? '' };
  });
}
