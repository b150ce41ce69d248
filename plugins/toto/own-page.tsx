import { Button, Details, Link, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { TotoTicket } from '@contracts/toto';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { own } from './model';
import type { SectionProps } from './toto';
import css from './toto.module.css';
import { directionOf, signOf } from './variants';

/** The player's tickets of a kind, and what each of their lines hit. */
export function OwnPage({ kind }: SectionProps) {
  const { $t, $session, openModal } = useHost();
  const [t, { isAuth }] = useUnit([$t, $session]);
  const [reading, again] = useAsked(own, isAuth ? { section: kind } : null);
  if (!isAuth)
    return (
      <Empty title={t('toto.own.visitor')}>
        <Button variant="primary" onClick={() => openModal('login')}>
          {t('toto.buy.login')}
        </Button>
      </Empty>
    );
  return (
    <Shown reading={reading} failed={t('toto.failed')} retry={t('toto.again')} onRetry={again}>
      {(data) =>
        data.length === 0 ? (
          <Empty title={t('toto.own.none')}>
            <Link to={`/toto/${kind}`}>{t('toto.own.buy')}</Link>
          </Empty>
        ) : (
          <ul className={pools.list} aria-label={t('toto.own')}>
            {data.map((ticket) => (
              <OwnTicket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

function OwnTicket({ ticket }: { ticket: TotoTicket }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { id, drawId, kind, number, state, at, lines, unit, poolCurrency, price, currency, right, payout, isReturned } =
    ticket;
  const result = isReturned ? 'returned' : payout === null ? state : payout > 0 ? 'won' : 'lost';
  return (
    <li className={pools.card}>
      <div className={pools.bar}>
        <h2 className={pools.small}>{t('toto.own.number', { number: id })}</h2>
        <Link to={`/toto/${kind}/draw?draw=${String(drawId)}`}>{t('toto.draw', { number })}</Link>
        <Tag tone={result === 'won' ? 'won' : result === 'returned' ? 'returned' : 'neutral'}>
          {t(`toto.own.${result}`)}
        </Tag>
        <span className={pools.quiet}>{formats.date(at)}</span>
      </div>
      <p className={pools.sum}>
        <span>{t('toto.own.lines', { n: formats.count(lines), unit: formats.money(unit, poolCurrency) })}</span>
        <b>{formats.money(price, currency)}</b>
      </p>
      {payout !== null && (
        <p className={pools.sum}>
          <span>{t(isReturned ? 'toto.own.back' : 'toto.own.payout')}</span>
          <b>{formats.money(payout, currency)}</b>
        </p>
      )}
      {right !== null && (
        <ul className={css.hits} aria-label={t('toto.own.hits')}>
          {right.map((row) => (
            <li key={row.right}>
              {t('toto.own.hit', { right: formats.count(row.right), lines: formats.count(row.lines) })}
            </li>
          ))}
        </ul>
      )}
      <Details summary={t('toto.own.picks')} open={isOpen} onToggle={setOpen}>
        <ol className={css.chosen}>
          {ticket.picks.map((chosen, place) => (
            <li key={place}>
              <span>{place + 1}</span>
              {chosen.map((variant) => {
                const isRight = ticket.results[place] === variant;
                return (
                  <b key={variant} data-came={isRight || undefined}>
                    <bdi dir={directionOf(kind)}>{signOf(t, kind, variant)}</bdi>
                    {isRight && <span className={css.hidden}>{t('toto.match.came')}</span>}
                  </b>
                );
              })}
            </li>
          ))}
        </ol>
      </Details>
    </li>
  );
}
