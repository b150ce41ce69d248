import { combine, createEvent, createStore, sample } from 'effector';

import { clampSystemValue, nextAmount } from '@contracts/maths';

import { arranged, bankersOf, blocksOf, hasBlocks, moved, shifted, type BlockTarget } from '../lib/arrange';
import { slipFilled } from './slip';
import { slipRenewed, slipTouched } from './slip-changes';
import { $bets, $isFrozen, $typeId, fillApplied, pickApplied, slipLoaded, slipRestored } from './slip-state';
import { $stakeStep, currencyChanged } from './stake';

/** The bet goes into another block; block 0 is the lobby. */
export const betMoved = createEvent<{ marketId: number; to: BlockTarget }>();
/** The bet takes another place among the others: a chain is played in their order. */
export const betShifted = createEvent<{ marketId: number; index: number }>();
export const systemValueChosen = createEvent<number>();
/** Bankers count as bankers, or as any other bet. */
export const systemBankerSwitched = createEvent<boolean>();
/** Stake of a block of a conditional coupon, minor units; 0: the field holds no sum, null: as much as possible. By block id. */
export const blockStakeChanged = createEvent<{ blockId: number; minor: number | null }>();
export const blockStakeStepped = createEvent<{ blockId: number; direction: 'up' | 'down'; max: number | null }>();

const moveApplied = createEvent<{ marketId: number; to: BlockTarget }>();
const shiftApplied = createEvent<{ marketId: number; index: number }>();
const valueApplied = createEvent<number>();
const bankerApplied = createEvent<boolean>();
const blockStakeApplied = createEvent<{ blockId: number; minor: number | null }>();
const spread = createEvent();

$bets
  .on(moveApplied, (bets, { marketId, to }) => moved(bets, marketId, to))
  .on(shiftApplied, (bets, { marketId, index }) => shifted(bets, marketId, index))
  .on(spread, (bets) => bets.map((bet, index) => ({ ...bet, blockId: index + 1 })));

const $chosenValue = createStore(2)
  .on(valueApplied, (_, value) => Math.max(1, Math.trunc(value)))
  .on(slipLoaded, (_, { systemValue }) => systemValue ?? 2)
  .on(slipFilled, (_, { systemValue }) => systemValue ?? 2)
  .on(slipRestored, (_, { terms }) => terms.systemValue)
  .reset(slipRenewed);
/** Spec: coupon §3: true by default. */
export const $isActiveSystemBanker = createStore(true)
  .on(bankerApplied, (_, isActive) => isActive)
  .on(slipLoaded, (_, { isSystemBanker }) => isSystemBanker ?? true)
  .on(slipRestored, (_, { terms }) => terms.isSystemBanker)
  .reset(slipRenewed);
/** Own stakes of blocks by block id; one that is not here stakes as much as possible. Spec: coupon §3 "amountByBlockId". */
export const $stakeByBlock = createStore<Record<string, number | null>>({})
  .on(blockStakeApplied, (stakes, { blockId, minor }) => ({ ...stakes, [blockId]: minor }))
  .on(slipLoaded, (_, { stakeByBlock }) => stakeByBlock ?? {})
  .on(slipRestored, (_, { terms }) => terms.stakeByBlock)
  .reset(slipRenewed, fillApplied, currencyChanged);

// Ids of blocks that are gone are given again: a new block has no stake of theirs. Until then an undone removal finds its own.
const newcomer = sample({
  clock: [
    pickApplied.map(({ pick }) => pick.marketId),
    moveApplied.filterMap(({ marketId, to }) => (to === 'new' ? marketId : undefined)),
  ],
  source: $bets,
  fn: (bets, id) => bets.find(({ market }) => market.id === id)?.blockId,
});
$stakeByBlock.on(
  newcomer.filterMap((blockId) => blockId),
  (stakes, blockId) => Object.fromEntries(Object.entries(stakes).filter(([id]) => id !== String(blockId))),
);

/** The bets with the block numbers of this type. */
export const $arrangedBets = combine($bets, $typeId, arranged);
export const $blocks = combine($bets, $typeId, (bets, typeId) =>
  hasBlocks(typeId) ? blocksOf(bets, typeId) : { lobby: [], blocks: [] },
);
/** Market ids of the bankers of a system. */
export const $bankers = combine($bets, $typeId, (bets, typeId) => (typeId === 2 ? bankersOf(bets) : new Set<number>()));

/** What lines are made of: bets of a system beside its bankers, blocks of a multi-bet. */
export const $unitCount = combine(
  { bets: $bets, typeId: $typeId, bankers: $bankers, isActive: $isActiveSystemBanker, blocks: $blocks },
  ({ bets, typeId, bankers, isActive, blocks }) =>
    typeId === 4 ? blocks.blocks.length : bets.length - (isActive ? bankers.size : 0),
);
/** Never below 2, and below the number of bets; blocks of a multi-bet may stand alone. Spec: coupon §5. */
export const $systemValue = combine($chosenValue, $unitCount, $typeId, (value, units, typeId) => {
  if (typeId === 4) return Math.max(1, Math.min(value, units - 1));
  return typeId === 2 ? clampSystemValue(value, units) : Math.max(2, value);
});
/** As storage keeps it. */
export const $storedSystemValue = $chosenValue;

/** Stakes of the blocks in their order; null: as much as possible. The first block's is the stake of the coupon. */
export const $blockStakes = combine($blocks, $stakeByBlock, ({ blocks }, stakes) =>
  blocks.map(({ id }) => stakes[id] ?? null),
);

// A coupon from elsewhere, of a type without blocks: each bet has one of its own, as if it had been picked.
sample({
  clock: fillApplied,
  filter: ({ chosenTypeId }) => chosenTypeId !== 2 && (chosenTypeId === null || !hasBlocks(chosenTypeId)),
  fn: () => undefined,
  target: spread,
});

const $isOpen = $isFrozen.map((isFrozen) => !isFrozen);
sample({ clock: betMoved, filter: $isOpen, target: moveApplied });
sample({ clock: betShifted, filter: $isOpen, target: shiftApplied });
sample({ clock: systemValueChosen, filter: $isOpen, target: valueApplied });
sample({ clock: systemBankerSwitched, filter: $isOpen, target: bankerApplied });
sample({ clock: blockStakeChanged, filter: $isOpen, target: blockStakeApplied });
sample({
  clock: blockStakeStepped,
  source: { stakes: $stakeByBlock, step: $stakeStep },
  fn: ({ stakes, step }, { blockId, direction, max }) => {
    const from = stakes[blockId] ?? max ?? 0;
    return { blockId, minor: nextAmount(from, { step, min: Math.min(step, max ?? step), max, direction }) };
  },
  target: blockStakeChanged,
});

sample({
  clock: [moveApplied, shiftApplied, valueApplied, bankerApplied, blockStakeApplied],
  fn: () => undefined,
  target: slipTouched,
});
