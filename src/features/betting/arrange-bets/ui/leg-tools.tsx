import { useStoreMap, useUnit } from 'effector-react';

import { isMultiBet } from '@contracts/coupon-types';

import {
  $betCount,
  $bets,
  $blocks,
  $isActiveSystemBanker,
  $typeId,
  bankerRefusal,
  betMoved,
  betShifted,
  lobbyId,
} from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';

import { type DropKind, useGrip } from '../lib/use-grip';
import { $dragged, $over, dropId } from '../model/drag';
import * as css from './arranged.css';
import type { LegToolsProps } from './leg';

/** What a hand takes hold of to drag the bet. Players with keys or a screen reader use the controls beside it. */
function Grip({ marketId, kind }: { marketId: number; kind: DropKind }) {
  const t = useT();
  const grip = useGrip(marketId, kind);
  const isDragged = useStoreMap({ store: $dragged, keys: [marketId], fn: (dragged, [key]) => dragged === key });
  return (
    <span
      className={css.grip}
      title={t('betting.move.drag')}
      aria-hidden="true"
      data-grip={marketId}
      data-dragged={isDragged ? '' : undefined}
      {...grip}
    >
      <Icon name="grip" size={16} />
    </span>
  );
}

/** System: the bet is in every line, or is one of those that make the lines. */
export function BankerTools({ bet, outcome }: LegToolsProps) {
  const t = useT();
  const move = useUnit(betMoved);
  const marketId = bet.market.id;
  const isOn = useUnit($isActiveSystemBanker);
  const refusal = useStoreMap({
    store: $bets,
    keys: [bet],
    fn: (bets, [own]) => bankerRefusal(own, bets),
  });
  const isBanker = bet.blockId === lobbyId && refusal === null;
  return (
    <span className={css.tools}>
      <Button
        size="sm"
        variant={isBanker && isOn ? 'soft' : 'ghost'}
        icon="star"
        aria-pressed={isBanker}
        aria-label={t('betting.banker.of', { outcome })}
        aria-disabled={refusal === null ? undefined : true}
        title={refusal === null ? undefined : t(`betting.banker.${refusal}`)}
        onClick={() => {
          if (refusal === null) move({ marketId, to: isBanker ? 'new' : lobbyId });
        }}
      >
        {t('betting.banker')}
      </Button>
      {refusal === 'disabled' && <span className={css.why}>{t('betting.banker.disabled')}</span>}
    </span>
  );
}

/** Chain: the place of the bet in the order. */
export function ChainTools({ bet, outcome }: LegToolsProps) {
  const t = useT();
  const marketId = bet.market.id;
  const [count, shift, over] = useUnit([$betCount, betShifted, $over]);
  const index = useStoreMap({
    store: $bets,
    keys: [marketId],
    fn: (bets, [key]) => bets.findIndex(({ market }) => market.id === key),
  });
  const drop = dropId({ kind: 'leg', marketId });
  return (
    <span className={css.tools} data-over={over === drop ? '' : undefined}>
      <Grip marketId={marketId} kind="leg" />
      <span className={css.place}>{index + 1}</span>
      <IconButton
        size="sm"
        icon="chevron-up"
        label={t('betting.move.earlier', { outcome })}
        aria-disabled={index === 0 ? true : undefined}
        onClick={() => {
          if (index > 0) shift({ marketId, index: index - 1 });
        }}
      />
      <IconButton
        size="sm"
        icon="chevron-down"
        label={t('betting.move.later', { outcome })}
        aria-disabled={index === count - 1 ? true : undefined}
        onClick={() => {
          if (index < count - 1) shift({ marketId, index: index + 1 });
        }}
      />
    </span>
  );
}

/** Multi-bet and conditional coupon: the block that holds the bet. */
export function BlockTools({ bet, outcome }: LegToolsProps) {
  const t = useT();
  const marketId = bet.market.id;
  const [{ lobby, blocks }, typeId, move] = useUnit([$blocks, $typeId, betMoved]);
  const has = (bets: readonly { market: { id: number } }[]) => bets.some(({ market }) => market.id === marketId);
  const own = blocks.find((block) => has(block.bets));
  const value = has(lobby) ? String(lobbyId) : String(own?.id ?? '');
  const options = [
    ...(isMultiBet(typeId) ? [{ value: String(lobbyId), label: t('betting.block.lobby') }] : []),
    ...blocks.map(({ id, number }) => ({ value: String(id), label: t('betting.block.name', { number }) })),
    { value: 'new', label: t('betting.block.new'), disabled: blocks.length >= 10 || own?.bets.length === 1 },
  ];
  return (
    <span className={css.tools}>
      <Grip marketId={marketId} kind="block" />
      <Select
        label={t('betting.move.label', { outcome })}
        isLabelHidden
        size="sm"
        className={css.blockSelect}
        value={value}
        options={options}
        onValueChange={(to) => move({ marketId, to: to === 'new' ? 'new' : Number(to) })}
      />
    </span>
  );
}
