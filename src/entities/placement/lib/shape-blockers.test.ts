import { expect, test } from 'vitest';

import { shapeBlockers, type SlipShape } from './shape-blockers';

const free: SlipShape = {
  typeId: 5,
  blockIds: [4, 7],
  blockStakes: [null, null],
  maxByBlock: [null, 20_00],
  isOffered: true,
};
const blockers = (patch: Partial<SlipShape>) => shapeBlockers({ ...free, ...patch });

test.each<[string, Partial<SlipShape>, object[]]>([
  ['blocks that stake all they have', {}, []],
  ['[CPN-32] a block at its maximum', { blockStakes: [null, 20_00] }, []],
  [
    '[CPN-32] a block above its maximum',
    { blockStakes: [null, 20_01] },
    [{ reason: 'above_max', sum: 20_00, blockId: 7 }],
  ],
  ['[CPN-32] a block without a maximum', { blockStakes: [null, 99_00], maxByBlock: [null, null] }, []],
  ['a block whose field holds no sum', { blockStakes: [null, 0] }, [{ reason: 'stake_missing', blockId: 7 }]],
  ['the first block is the stake of the slip', { blockStakes: [0, null] }, []],
  ['[CPN-06] one block is no conditional coupon', { blockIds: [4], blockStakes: [null] }, [{ reason: 'few_blocks' }]],
  ['[CPN-06] one block is no multi-bet', { typeId: 4, blockIds: [4] }, [{ reason: 'few_blocks' }]],
  ['an express has no blocks', { typeId: 1, blockIds: [] }, []],
  ['[CPN-37] an anti-express below 1.01', { typeId: 6, blockIds: [], isOffered: false }, [{ reason: 'not_offered' }]],
])('%s', (_, patch, expected) => {
  expect(blockers(patch)).toEqual(expected);
});
