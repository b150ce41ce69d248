import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import { hasBlocks, isMultiBet, isSystem } from '@contracts/coupon-types';
import { clampSystemValue } from '@contracts/maths';

import { arranged, bankersOf, blocksOf, type BlockTarget, moved, shifted } from '../lib/arrange';
import { slipFilled } from './slip';
import { slipRenewed, slipTouched } from './slip-changes';
import { $bets, $isFrozen, $typeId, fillApplied, pickApplied, slipLoaded, slipRestored } from './slip-state';
import { currencyChanged, stakeSet } from './stake';

/** The player moves the bet into another block. Block 0 is the lobby. */
export const betMoved = createEvent<{ marketId: number; to: BlockTarget }>();
/** The player moves the bet to another place in the order, because a chain is played in this order. */
export const betShifted = createEvent<{ marketId: number; index: number }>();
export const systemValueChosen = createEvent<number>();
/** The player decides whether bankers count as bankers or as any other bet. */
export const systemBankerSwitched = createEvent<boolean>();

const moveApplied = createEvent<{ marketId: number; to: BlockTarget }>();
const shiftApplied = createEvent<{ marketId: number; index: number }>();
const valueApplied = createEvent<number>();
const bankerApplied = createEvent<boolean>();
const blockStakeSet = stakeSet.filterMap(({ of, minor }) =>
  of !== 'slip' && 'block' in of ? { blockId: of.block, minor } : undefined,
);
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
/** Each block's own stake by block id. A block that is not here stakes as much as possible. Spec: coupon §3 "amountByBlockId". */
export const $stakeByBlock = createStore<Record<string, number | null>>({})
  .on(blockStakeSet, (stakes, { blockId, minor }) => ({ ...stakes, [blockId]: minor }))
  .on(slipLoaded, (_, { stakeByBlock }) => stakeByBlock ?? {})
  .on(slipRestored, (_, { terms }) => terms.stakeByBlock)
  .reset(slipRenewed, fillApplied, currencyChanged);

// A new block may get the id of a block that is gone, but it must not get the old stake. Until then the old stake stays, so that a bet
// finds it again when the player undoes its removal.
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
export const $bankers = combine($bets, $typeId, (bets, typeId) =>
  isSystem(typeId) ? bankersOf(bets) : new Set<number>(),
);

/** The parts of the lines: in a system the bets that are not bankers, in a multi-bet the blocks. */
export const $unitCount = combine(
  { bets: $bets, typeId: $typeId, bankers: $bankers, isActive: $isActiveSystemBanker, blocks: $blocks },
  ({ bets, typeId, bankers, isActive, blocks }) =>
    isMultiBet(typeId) ? blocks.blocks.length : bets.length - (isActive ? bankers.size : 0),
);
/** At least 2, and fewer than there are bets. In a multi-bet one block may be a line by itself. Spec: coupon §5. */
export const $systemValue = combine($chosenValue, $unitCount, $typeId, (value, units, typeId) => {
  if (isMultiBet(typeId)) return Math.max(1, Math.min(value, units - 1));
  return isSystem(typeId) ? clampSystemValue(value, units) : Math.max(2, value);
});
/** The size as storage keeps it. */
export const $storedSystemValue = $chosenValue;

/** The stakes of the blocks in their order. Null: as much as possible. The first block has the stake of the coupon. */
export const $blockStakes = combine($blocks, $stakeByBlock, ({ blocks }, stakes) =>
  blocks.map(({ id }) => stakes[id] ?? null),
);

// When a coupon from elsewhere has a type without blocks, each bet gets a block of its own, as if the player had picked it.
sample({
  clock: fillApplied,
  filter: ({ chosenTypeId }) => !isSystem(chosenTypeId) && (chosenTypeId === null || !hasBlocks(chosenTypeId)),
  target: spread,
});

const $isOpen = not($isFrozen);
sample({ clock: betMoved, filter: $isOpen, target: moveApplied });
sample({ clock: betShifted, filter: $isOpen, target: shiftApplied });
sample({ clock: systemValueChosen, filter: $isOpen, target: valueApplied });
sample({ clock: systemBankerSwitched, filter: $isOpen, target: bankerApplied });
sample({
  clock: [moveApplied, shiftApplied, valueApplied, bankerApplied],
  target: slipTouched,
});
