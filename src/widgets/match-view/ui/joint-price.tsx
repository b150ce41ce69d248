import { useUnit } from 'effector-react';

import { useFormat, usePlaces } from '@/entities/bet-format';
import { type MatchInfo, useMatchMarkets } from '@/entities/match';
import { OutcomeButton } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $built, $isAsking, type Built, priceAsked } from '../model/joint-price';
import * as css from './builder-panel.css';

type PriceProps = { match: MatchInfo; built: Extract<Built, { kind: 'joined' }> };

/** The price as any other: it moves with the feed, and a press takes it into the coupon. */
function Price({ match, built }: PriceProps) {
  const t = useT();
  const { id: marketId, milli } = built.market;
  const { productMilli } = built;
  useTopic(`coupon:${String(marketId)}`);
  const market = useMatchMarkets(match.id).find(({ id }) => id === marketId);
  const { odds } = useFormat(usePlaces(productMilli === null ? [] : [productMilli]));
  return (
    <>
      <div className={css.price}>
        {market && <OutcomeButton match={match} market={market} label={t('builder.take')} />}
      </div>
      {productMilli !== null && (
        <p className={css.quiet}>
          {t(milli < productMilli ? 'builder.less' : 'builder.notLess', { product: odds(productMilli) })}
        </p>
      )}
    </>
  );
}

type JointPriceProps = { match: MatchInfo; nameOf: (marketId: number) => string };

export function JointPrice({ match, nameOf }: JointPriceProps) {
  const t = useT();
  const [built, isAsking, ask] = useUnit([$built, $isAsking, priceAsked]);
  if (isAsking || built.kind === 'none')
    return (
      <p className={css.quiet} role="status">
        {t('builder.asking')}
      </p>
    );
  if (built.kind === 'failed')
    return (
      <Note
        tone="warning"
        role="alert"
        actions={
          <Button size="sm" onClick={() => ask()}>
            {t('builder.again')}
          </Button>
        }
      >
        {t('builder.failed')}
      </Note>
    );
  if (built.kind === 'joined') return <Price match={match} built={built} />;
  const { fault, unfit } = built;
  return (
    <Note tone={fault === 'few' ? 'quiet' : 'warning'} role="status">
      {t(`builder.fault.${fault}`, { bets: unfit.map(nameOf).join('; ') })}
    </Note>
  );
}
