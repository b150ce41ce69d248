import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { fullOutcome, MatchName } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import type { Joint } from '../lib/joint';
import type { Wish } from '../lib/wishes';
import { priceWanted } from '../model/asking';
import { jointTaken } from '../model/joining';
import { HowPriced } from './how-priced';
import * as css from './join.css';

/** What the single prices would multiply to. */
export function Product({ milli }: { milli: number | null }) {
  const t = useT();
  const { odds } = useFormat();
  return milli === null ? null : <span>{t('builder.times', { product: odds(milli) })}</span>;
}

/** The reason of a missing price: it failed to load, is loading, or there is none. */
export function JoinState({ wish, joint }: { wish: Wish; joint: Exclude<Joint, { kind: 'joined' }> | undefined }) {
  const t = useT();
  const ask = useUnit(priceWanted);
  if (joint === undefined)
    return (
      <Note className={css.note} role="status">
        {t('builder.asking')}
      </Note>
    );
  if (joint.kind === 'failed')
    return (
      <Note
        tone="warning"
        role="alert"
        className={css.note}
        actions={
          <Button size="sm" onClick={() => ask()}>
            {t('builder.again')}
          </Button>
        }
      >
        {t('builder.failed')}
      </Note>
    );
  const sides = { opp1: { name: wish.bets[0]?.game.opp1 ?? '' }, opp2: { name: wish.bets[0]?.game.opp2 ?? '' } };
  const named = joint.parts.filter(({ id }) => joint.unfit.includes(id));
  const bets = named.map((part) => `${part.groupName}: ${fullOutcome(t, part, sides)}`).join('; ');
  return (
    <Note tone="warning" role="status" className={css.note} title={t('builder.title')}>
      {t(`builder.fault.${joint.fault}`, { bets })}
    </Note>
  );
}

/** Bets of the slip on one match: what they are worth as one bet, with one press to take it, or why there is no such bet. */
export function JoinNote({ wish, joint }: { wish: Wish; joint: Joint | undefined }) {
  const t = useT();
  const { odds } = useFormat();
  const take = useUnit(jointTaken);
  const match = wish.bets[0]?.game;
  if (match === undefined) return null;
  if (joint?.kind !== 'joined') return <JoinState wish={wish} joint={joint} />;
  const { market, productMilli } = joint;
  if (market.isBlocked)
    return (
      <Note tone="warning" role="status" className={css.note} title={t('builder.title')}>
        {t('builder.suspended')}
      </Note>
    );
  return (
    <Note tone="info" role="status" className={css.note}>
      <span className={css.match}>
        <MatchName opp1={match.opp1} opp2={match.opp2} />
      </span>
      <span className={panel.row}>
        <span className={panel.grow}>
          <span>{t('builder.together')}</span> <Product milli={productMilli} />
        </span>
        <Button size="sm" variant="primary" data-joint-offer="" onClick={() => take(wish.key)}>
          {t('builder.offer', { odds: odds(market.milli) })}
        </Button>
      </span>
      <span className={panel.quiet}>{t('builder.void')}</span>
      <HowPriced wishKey={wish.key} joint={joint} sides={match} />
    </Note>
  );
}
