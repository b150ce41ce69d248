import { Button, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { LottoTicket } from '@contracts/lotto';
import { lottoOf } from '@contracts/pools';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { everything, useAsked } from '../sdk/asked';
import { Balls } from './balls';
import { nameOfLine } from './lines';
import type { SectionProps } from './lotto';
import css from './lotto.module.css';
import { own } from './model';

/** The player's tickets, and what each of their lines hit in each draw. */
export function OwnPage(_: SectionProps) {
  const { $t, $session, openModal } = useHost();
  const [t, { isAuth }] = useUnit([$t, $session]);
  const [reading, again] = useAsked(own, isAuth ? everything : null);
  if (!isAuth)
    return (
      <Empty title={t('lotto.visitor')}>
        <Button variant="primary" onClick={() => openModal('login')}>
          {t('lotto.buy.login')}
        </Button>
      </Empty>
    );
  return (
    <Shown reading={reading} failed={t('lotto.failed')} retry={t('lotto.again')} onRetry={again}>
      {(data) =>
        data.length === 0 ? (
          <Empty title={t('lotto.tickets.none')}>
            <Link to="/lotto">{t('lotto.page.catalog')}</Link>
          </Empty>
        ) : (
          <ul className={pools.list} aria-label={t('lotto.page.view')}>
            {data.map((ticket) => (
              <Ticket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

/** What came back for draws that the ticket left before them. It is no prize. */
const backOf = ({ draws }: LottoTicket): number =>
  draws.reduce((sum, { isReturned, payout }) => (isReturned === true ? sum + payout : sum), 0);

function Ticket({ ticket }: { ticket: LottoTicket }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { id, lottoId, at, lines, price, currency, payout, draws } = ticket;
  const lotto = lottoOf(lottoId);
  const back = backOf(ticket);
  const cameTo = ({ numbers, payout: sum, isReturned }: LottoTicket['draws'][number]) => {
    if (isReturned === true) return t('lotto.cancelled', { sum: formats.money(sum, currency) });
    return numbers === null ? t('lotto.waits') : formats.money(sum, currency);
  };
  return (
    <li className={pools.card}>
      <div className={pools.bar}>
        <h2 className={pools.small}>
          {lotto !== null && <span>{t('lotto.game', { pick: lotto.pick, of: lotto.of })}</span>}
          <span> · </span>
          <span>{t('lotto.number', { number: id })}</span>
        </h2>
        <span className={pools.quiet}>{formats.date(at)}</span>
      </div>
      <p className={pools.sum}>
        <span>{t('lotto.paid')}</span>
        <b>{formats.money(price, currency)}</b>
      </p>
      <p className={pools.sum}>
        <span>{t('lotto.won')}</span>
        <b>{formats.money(payout - back, currency)}</b>
      </p>
      {back > 0 && (
        <p className={pools.sum}>
          <span>{t('lotto.back')}</span>
          <b>{formats.money(back, currency)}</b>
        </p>
      )}
      {draws.map((draw) => (
        <div key={draw.id} className={css.drawn}>
          <p className={pools.quiet}>
            <Link to={`/lotto/view/${String(draw.id)}`}>{t('lotto.draw', { number: draw.number })}</Link>
            <span> ·</span> <span>{formats.date(draw.at)}</span>
            <span> ·</span> <span>{cameTo(draw)}</span>
          </p>
          {lines.map((line, place) => (
            <div key={place} className={css.result}>
              <b>{nameOfLine(place)}</b>
              <Balls
                numbers={line}
                hit={draw.isReturned === true ? [] : (draw.numbers ?? [])}
                label={t('lotto.line', { name: nameOfLine(place) })}
              />
              <span className={pools.quiet}>
                {draw.right === null ? '' : t('lotto.hit', { n: formats.count(draw.right[place] ?? 0) })}
              </span>
            </div>
          ))}
        </div>
      ))}
    </li>
  );
}
