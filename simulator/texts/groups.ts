import { type EveryGroup, marketGroups as G } from '../../contracts/markets.ts';
import { joinTexts, sameText } from '../../sandbox/texts/text.ts';
import type { MarketKey } from '../ids.ts';
import { twice } from '../ids.ts';
import { marketNumber } from '../match.ts';
import type { Text } from '../types.ts';
import { groupTexts } from './group-table.ts';
import { periodGroupTexts } from './period-groups.ts';
import { remembered } from './remembered.ts';
import { twiceText } from './scorer-groups.ts';
import { goalInName } from './side-groups.ts';
import type { SideNames } from './sides.ts';
import { nameSides } from './sides.ts';

const unknownText = sameText('');

type Named = keyof typeof groupTexts | keyof typeof periodGroupTexts | typeof G.goalInInterval;
const ofMatch: Readonly<Record<EveryGroup<Named>, Text>> = groupTexts;
const ofPeriod: Readonly<Record<number, Text>> = periodGroupTexts;

const withColon = (period: string, what: string) => `${period}: ${what}`;

/** What a sport calls its periods, and those of its groups that have a name of their own. */
export type SportWords = {
  periodName: (number: number) => Text;
  groupNames?: Readonly<Record<number, Text>> | undefined;
};

function nameGroup({ groupId, period }: MarketKey, { periodName, groupNames }: SportWords): Text {
  if (groupId === G.goalInInterval) return goalInName(period);
  if (groupId === G.anytimeScorer && period === twice) return twiceText;
  const what = ofPeriod[groupId];
  return (
    groupNames?.[groupId] ?? (what ? joinTexts(withColon, periodName(period), what) : ofMatch[groupId]) ?? unknownText
  );
}

const groupNamesOf = new Map<SportWords, (key: MarketKey) => Text>();
/** The name of a group in a sport, with the names of those who play where it is about one of them. */
export function groupName(key: MarketKey, words: SportWords, sides?: SideNames): Text {
  let nameOf = groupNamesOf.get(words);
  if (!nameOf) {
    nameOf = remembered(
      (each) => nameGroup(each, words),
      ({ groupId, period }) => marketNumber(groupId, period),
    );
    groupNamesOf.set(words, nameOf);
  }
  return nameSides(nameOf(key), sides);
}
