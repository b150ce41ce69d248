import { outcomeTypes as O } from '../../contracts/markets.ts';
import { joinTexts } from '../../sandbox/texts/text.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { groupName, type SportWords } from './groups.ts';
import { outcomeName } from './outcomes.ts';
import type { SideNames } from './sides.ts';

/** Beside others "1" says too little, so who wins is named. */
const partName = (key: MarketKey, sides?: SideNames): Text =>
  (key.typeId === O.home ? sides?.[0] : key.typeId === O.away ? sides?.[1] : undefined) ?? outcomeName(key, sides);

/** What a bet of several is called: each of them with its market. */
export const joinedName = (parts: readonly MarketKey[], words: SportWords, sides?: SideNames): Text =>
  joinTexts(
    (...each) => each.join(' + '),
    ...parts.map((key) =>
      joinTexts((group, name) => `${group}: ${name}`, groupName(key, words, sides), partName(key, sides)),
    ),
  );
