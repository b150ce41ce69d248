import { Chip, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { linesOf, mostLines, poolDigits, poolIso, potsOf, totoKind } from '@contracts/pools';
import type { TotoDraw } from '@contracts/toto';
import { sumFaultWords } from '@contracts/typed/fault-words';
import { readSum } from '@contracts/typed/sum';

import { Buy } from '../pools/buy';
import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { poolMinor, poolWire, priceOf } from '../pools/price';
import { everything, useAsked } from '../sdk/asked';
import { purse as purseAsked } from './model';
import { blockerOf, powersOf, type Ticket } from './picks';
import css from './toto.module.css';
import { signOf } from './variants';

const poolSum = { iso: poolIso, digits: poolDigits, symbol: poolIso };
const presets = [5, 10, 20, 50];

type OrderProps = { draw: TotoDraw; ticket: Ticket; onBought: () => void };

/** The ticket: its picks, lines as a product, what it may win now, and its price on the button. */
export function Order({ draw, ticket, onBought }: OrderProps) {
  const { tickets, $t, $session, $format } = useHost();
  const [t, { isAuth }, { toto }, { locale }] = useUnit([$t, $session, tickets.$purchases, $format]);
  const formats = useFormats();
  const [text, setText] = useState('5');
  const [purse] = useAsked(purseAsked, isAuth ? everything : null);
  const bought = useEffectEvent(onBought);
  useEffect(() => {
    if (toto.state === 'bought') bought();
  }, [toto]);

  const { minor: unit, fault } = readSum(text, poolSum, locale);
  const words = fault && sumFaultWords(fault, poolIso, locale);
  const lines = linesOf(ticket);
  const { matches } = totoKind(draw.kind);
  const done = ticket.filter(({ length }) => length > 0).length;
  const isWhole = done === matches && lines <= mostLines;
  const blocker = blockerOf({ ticket, unit, min: poolMinor(draw.minUnit), max: poolMinor(draw.maxUnit) });
  const cost = isWhole && unit !== null ? unit * lines : null;
  const account = purse.state === 'here' ? purse.data : null;
  const price = cost === null || account === null ? null : priceOf(cost, account);
  const pots = potsOf(totoKind(draw.kind).classes, poolMinor(draw.staked) + (cost ?? 0), poolMinor(draw.jackpot));
  const estimate = poolWire(pots.reduce((sum, pot) => sum + pot, 0));
  const reason =
    blocker === null
      ? account === null
        ? t('toto.blocker.purse')
        : null
      : t(`toto.blocker.${blocker}`, {
          n: matches - done,
          most: formats.count(mostLines),
          min: formats.money(draw.minUnit, poolIso),
          max: formats.money(draw.maxUnit, poolIso),
        });
  return (
    <section className={css.order} aria-label={t('toto.ticket')}>
      <h2 className={pools.title}>{t('toto.ticket')}</h2>
      <ol className={css.lines}>
        {draw.matches.map(({ gameId, home, away }, place) => (
          <li key={gameId}>
            <span>{place + 1}</span>
            <span className={css.cut}>
              <bdi>{home}</bdi> – <bdi>{away}</bdi>
            </span>
            <b>{ticket[place]?.map((variant) => signOf(t, draw.kind, variant)).join(' ') ?? ''}</b>
          </li>
        ))}
      </ol>
      <TextField
        label={t('toto.unit')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        end={poolIso}
        error={words && t(words.key, words.values)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={pools.bar}>
        {presets.map((preset) => (
          <Chip key={preset} pressed={unit === poolMinor(preset)} onClick={() => setText(String(preset))}>
            {formats.count(preset)}
          </Chip>
        ))}
      </div>
      <p className={pools.sum}>
        <span>{t('toto.order.lines')}</span>
        <b aria-live="polite">
          {powersOf(ticket).map(([variants, count], place) => (
            <bdi key={variants} dir="ltr">
              {place > 0 && <span>{' × '}</span>}
              <span>{variants}</span>
              {count > 1 && <sup>{count}</sup>}
            </bdi>
          ))}
          <span>{powersOf(ticket).length > 0 ? ' = ' : ''}</span>
          <span>{formats.count(lines)}</span>
        </b>
      </p>
      {isWhole && (
        <p className={pools.sum}>
          <span>{t('toto.order.share')}</span>
          <b>{formats.share(lines / (draw.lines + lines), 2)}</b>
        </p>
      )}
      <p className={`${pools.sum} ${pools.large}`}>
        <span>{t('toto.order.price')}</span>
        <b>{cost === null ? '–' : formats.money(poolWire(cost), poolIso)}</b>
      </p>
      {account !== null && account.currency !== poolIso && price !== null && (
        <p className={pools.quiet}>
          {t('toto.order.rate', {
            price: formats.money(price, account.currency),
            one: formats.money(1, account.currency),
            rate: formats.count(account.rate, 8),
            iso: poolIso,
          })}
        </p>
      )}
      {isWhole && <p className={pools.quiet}>{t('toto.order.estimate', { sum: formats.money(estimate, poolIso) })}</p>}
      <Buy
        house="toto"
        text={(name, values) => t(`toto.buy.${name}`, values)}
        own={`/toto/${draw.kind}/coupons`}
        price={price === null || account === null ? null : formats.money(price, account.currency)}
        blocker={reason}
        refusalOf={(code) => (code === 0 || code === 1002 || code === 2006 ? t(`toto.refused.${String(code)}`) : null)}
        onBuy={() => {
          if (account === null || price === null || unit === null) return;
          tickets.buy('toto', {
            drawId: draw.id,
            picks: ticket,
            amount: poolWire(unit),
            accountId: account.accountId,
            price,
          });
        }}
      />
      <p className={pools.quiet}>{t('toto.final', { time: formats.time(draw.closesAt) })}</p>
    </section>
  );
}
