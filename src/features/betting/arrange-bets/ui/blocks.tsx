import { useUnit } from 'effector-react';
import { Fragment, type ReactNode, useId } from 'react';

import { isConditional, isMultiBet } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $blocks, $currencyIso, $typeId, lobbyId } from '@/entities/coupon';
import { $lineFigures } from '@/entities/coupon-figures';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { $over, dropId, type DropTarget } from '../model/drag';
import * as css from './arranged.css';
import { BlockStake, type BlockWords } from './block-stake';
import { LegList } from './leg-list';
import { BlockTools } from './leg-tools';

const maxBlocks = 10;

function Zone({ target, className, children, ...rest }: ZoneProps) {
  const over = useUnit($over);
  const drop = dropId(target);
  return (
    <div {...rest} data-drop={drop} data-over={over === drop ? '' : undefined} className={className}>
      {children}
    </div>
  );
}
type ZoneProps = {
  target: DropTarget;
  className: string;
  children: ReactNode;
  role?: 'group';
  'aria-labelledby'?: string;
};

function Lobby() {
  const t = useT();
  const id = useId();
  const { lobby } = useUnit($blocks);
  return (
    <Zone target={{ kind: 'block', id: lobbyId }} className={css.block} role="group" aria-labelledby={id}>
      <div className={css.head}>
        <span id={id} className={css.name}>
          {t('betting.block.lobby')}
        </span>
        <span>{t('betting.block.lobbyText')}</span>
      </div>
      {lobby.length > 0 ? (
        <LegList label={t('betting.block.lobby')} bets={lobby} Tools={BlockTools} />
      ) : (
        <p className={css.empty}>{t('betting.block.lobbyEmpty')}</p>
      )}
    </Zone>
  );
}

export type BlocksProps = BlockWords & {
  /** The largest stake of the first block, which is the coupon's. Null: unbounded. */
  firstMax: number | null;
};

/** Blocks of a multi-bet or a conditional coupon, in their order. Spec: coupon §3. */
export function Blocks({ firstMax, ...words }: BlocksProps) {
  const t = useT();
  const { money } = useFormat();
  const id = useId();
  const [{ blocks }, typeId, iso, figures] = useUnit([$blocks, $typeId, $currencyIso, $lineFigures]);
  const runsOn = isConditional(typeId);
  const maxOf = (index: number) => (index === 0 ? firstMax : (figures?.maxByBlock[index] ?? null));
  return (
    <div className={css.blocks} role="group" aria-label={t('betting.blocks')}>
      {isMultiBet(typeId) && <Lobby />}
      {blocks.map((block, index) => {
        const max = runsOn ? maxOf(index) : null;
        const name = t('betting.block.name', { number: block.number });
        const nameId = `${id}-${String(block.id)}`;
        return (
          <Fragment key={block.id}>
            {runsOn && index > 0 && (
              <p className={css.link}>
                <Icon name="arrow-down" size={14} />
                {t('betting.block.runs', { number: block.number - 1 })}
              </p>
            )}
            <Zone target={{ kind: 'block', id: block.id }} className={css.block} role="group" aria-labelledby={nameId}>
              <div className={css.head}>
                <span id={nameId} className={css.name}>
                  {name}
                </span>
                {max !== null && <bdi>{t('betting.block.max', { sum: money(max, iso) })}</bdi>}
              </div>
              <LegList label={name} bets={block.bets} Tools={BlockTools} />
              {runsOn && <BlockStake block={block} max={max} {...words} />}
            </Zone>
          </Fragment>
        );
      })}
      {blocks.length < maxBlocks && (
        <Zone target={{ kind: 'new' }} className={css.newBlock}>
          {t('betting.block.newDrop')}
        </Zone>
      )}
    </div>
  );
}
