import { useUnit } from 'effector-react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { courseFigures, type Offer, offerOf } from '../lib/offer';
import { useMoney } from '../lib/use-money';
import { $courses, $told } from '../model/offers';
import { oneClickPressed, saleOpened } from '../model/sale';
import { $saleSettings } from '../model/settings';
import * as css from './sell-bet.css';
import { Sparkline } from './sparkline';

const none: [] = [];

/** How long the offer holds. While the player can give the bet back as a mistake: how long they still can. */
function Validity({ offer }: { offer: Offer }) {
  const t = useT();
  const now = useUnit($now);
  const { mistakeUntil, validUntil } = offer;
  const count = Math.max(0, Math.ceil(((mistakeUntil ?? validUntil) - now) / 1000));
  const left = t('sale.seconds', { count });
  return (
    <span className={css.validity}>
      <Icon name="clock" size={12} />
      {t(mistakeUntil == null ? 'sale.holds' : 'sale.mistake', { left })}
    </span>
  );
}

/** What the server pays now, with one press to sell and one to sell a part or set a rule. */
export function OfferRow({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const money = useMoney(bet.iso);
  const [told, now, courses, { isOneClick }] = useUnit([$told, $now, $courses, $saleSettings]);
  const [press, open] = useUnit([oneClickPressed, saleOpened]);
  const known = offerOf(told, bet, now);
  const offer = known === 'asking' ? null : known;
  const points = courses[bet.id] ?? none;
  const figures = courseFigures(points);
  const course = figures && {
    first: money(figures.first),
    low: money(figures.low),
    high: money(figures.high),
    last: money(figures.last),
  };
  const isMistake = offer?.mistakeUntil != null;

  return (
    <>
      {offer ? (
        <div className={css.offer}>
          <Button
            className={css.sell}
            variant={isOneClick ? 'primary' : 'soft'}
            icon={isMistake ? 'undo' : undefined}
            onClick={() => (isOneClick ? press({ bet, part: 1, price: offer.price }) : open(bet))}
          >
            {t(isMistake ? 'sale.giveBack' : isOneClick ? 'sale.sellAtOnce' : 'sale.sellFor', {
              sum: money(offer.price),
            })}
          </Button>
          {isOneClick && (
            <Button variant="ghost" onClick={() => open(bet)}>
              {t('sale.part')}
            </Button>
          )}
        </div>
      ) : null}
      <div className={css.facts}>
        <span className={css.grow}>
          <span>{offer ? <Validity offer={offer} /> : t(known === 'asking' ? 'sale.asking' : 'sale.none')}</span>
          {bet.autoSellPrice !== null && <span>{` · ${t('sale.ruleOn', { sum: money(bet.autoSellPrice) })}`}</span>}
        </span>
        {course && <Sparkline points={points} words={t('sale.course', course)} />}
        {!offer && bet.autoSellPrice !== null && (
          <Button variant="link" size="sm" onClick={() => open(bet)}>
            {t('sale.rule.change')}
          </Button>
        )}
      </div>
    </>
  );
}
