import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { groupName, type SportWords } from './groups.ts';
import { outcomeName } from './outcomes.ts';
import type { SideNames } from './sides.ts';
import { joinTexts } from './text.ts';

/** What a bet of several is called: each of them with its market. */
export const joinedName = (parts: readonly MarketKey[], words: SportWords, sides?: SideNames): Text =>
  joinTexts(
    (...each) => each.join(' + '),
    ...parts.map((key) =>
      joinTexts((group, name) => `${group}: ${name}`, groupName(key, words, sides), outcomeName(key, sides)),
    ),
  );
