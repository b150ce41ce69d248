import { expect, test } from 'vitest';

import { flagCodes } from '../../src/shared/ui/flag/codes.ts';
import { iconNames, sportGlyphNames } from '../../src/shared/ui/icon/names.ts';
import { flagSprite } from './flags.ts';
import { iconSprite } from './icons.ts';

const idsOf = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(?!<\/symbol>)/g)].map(([, id]) => id);

test('every name of the set has a drawing', async () => {
  expect(idsOf(await iconSprite())).toEqual([...iconNames, ...sportGlyphNames.map((name) => `sport-${name}`)]);
});

test('every code has a flag', () => {
  expect(idsOf(flagSprite()).toSorted()).toEqual(flagCodes.toSorted());
});
