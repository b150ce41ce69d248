import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { type Bet } from '@/entities/coupon';
import { fullOutcome } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as panel from '@/shared/ui/panel';

import type { Part } from '../lib/joint';
import { keyOf } from '../lib/wishes';
import { $joints, $wishes } from '../model/asking';
import { jointSplit, partRemoved } from '../model/joining';
import { HowPriced } from './how-priced';
import * as css from './join.css';
import { JoinState, Product } from './join-note';

function PartLine({ part, bet, wishKey: key }: { part: Part; bet: Bet; wishKey: string }) {
  const t = useT();
  const { odds } = useFormat();
  const remove = useUnit(partRemoved);
  const outcome = fullOutcome(t, part, { opp1: { name: bet.game.opp1 }, opp2: { name: bet.game.opp2 } });
  return (
    <li className={css.part}>
      <span className={css.partName}>
        <bdi>{outcome}</bdi>
        <span className={css.partMarket}>{part.groupName}</span>
      </span>
      {part.milli > 0 && (part.isBlocked ? <Icon name="lock" size={14} /> : <bdi>{odds(part.milli)}</bdi>)}
      <IconButton
        icon="close"
        iconSize={14}
        size="sm"
        label={t('builder.remove', { bet: `${part.groupName}: ${outcome}` })}
        onClick={() => remove({ key, marketId: part.id })}
      />
    </li>
  );
}

/** A joined bet of the slip: its parts with their prices, what they would multiply to, and where the price comes from. */
export function JoinedParts({ bet }: { bet: Bet }) {
  const t = useT();
  const [wishes, joints, split] = useUnit([$wishes, $joints, jointSplit]);
  const key = keyOf([bet.market.id]);
  const wish = wishes.find((one) => one.taken && one.key === key);
  const joint = joints.get(key);
  if (wish === undefined) return <span>{bet.market.name}</span>;
  if (joint === undefined || joint.kind === 'failed')
    return (
      <>
        <span>{bet.market.name}</span>
        <JoinState wish={wish} joint={joint} />
      </>
    );
  return (
    <>
      <ul className={css.parts} aria-label={t('builder.title')}>
        {joint.parts.map((part) => (
          <PartLine key={part.id} part={part} bet={bet} wishKey={key} />
        ))}
      </ul>
      {joint.kind === 'joined' ? (
        <>
          <div className={panel.row}>
            <span className={`${panel.grow} ${panel.quiet}`}>
              <Product milli={joint.productMilli} />
            </span>
            <Button size="sm" variant="ghost" onClick={() => split(key)}>
              {t('builder.split')}
            </Button>
          </div>
          <p className={panel.quiet}>{t('builder.void')}</p>
          <HowPriced wishKey={key} joint={joint} sides={bet.game} />
        </>
      ) : (
        <JoinState wish={wish} joint={joint} />
      )}
    </>
  );
}
