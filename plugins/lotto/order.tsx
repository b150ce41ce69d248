import { Button, IconButton, Segmented } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { LottoGame } from '@contracts/lotto';
import { lottoDrawCounts, mostLottoLines, poolIso } from '@contracts/pools';

import { Buy } from '../pools/buy';
import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { poolMinor, poolWire, priceOf } from '../pools/price';
import { everything, useAsked } from '../sdk/asked';
import { Balls } from './balls';
import { added, complete, type Line, nameOfLine, randomLine, unfinished } from './lines';
import css from './lotto.module.css';
import { purse as purseAsked } from './model';

type OrderProps = {
  game: LottoGame;
  lines: readonly Line[];
  current: number;
  onChange: (lines: readonly Line[], current?: number) => void;
};

/** Lines and draws of the ticket, and its price on the button. */
export function Order({ game, lines, current, onChange }: OrderProps) {
  const { tickets, $t, $session } = useHost();
  const [t, { isAuth }] = useUnit([$t, $session]);
  const formats = useFormats();
  const [draws, setDraws] = useState<(typeof lottoDrawCounts)[number]>(1);
  const [purse] = useAsked(purseAsked, isAuth ? everything : null);
  const whole = complete(lines, game.pick);
  const begun = unfinished(lines, game.pick);
  const [first] = game.draws;
  const last = game.draws[draws - 1];
  const cost = poolMinor(game.price) * whole.length * draws;
  const account = purse.state === 'here' ? purse.data : null;
  const price = cost === 0 || account === null ? null : priceOf(cost, account);
  const blocker =
    begun >= 0
      ? t('lotto.blocker.line', {
          name: nameOfLine(begun),
          n: game.pick - (lines[begun]?.length ?? 0),
        })
      : whole.length === 0
        ? t('lotto.blocker.empty')
        : account === null || first === undefined
          ? t('lotto.blocker.purse')
          : null;
  const more = (count: number) =>
    onChange(
      added(
        lines,
        Array.from({ length: count }, () => randomLine(game, Math.random)),
      ),
    );
  return (
    <section className={`${pools.card} ${css.order}`} aria-label={t('lotto.ticket')}>
      <h2 className={pools.title}>{t('lotto.ticket')}</h2>
      <ol className={css.lines}>
        {lines.map((line, place) => (
          <li key={place} data-current={place === current || undefined}>
            <button
              type="button"
              className={css.line}
              aria-current={place === current ? 'true' : undefined}
              aria-label={t('lotto.line', { name: nameOfLine(place) })}
              onClick={() => onChange(lines, place)}
            >
              {nameOfLine(place)}
            </button>
            <Balls numbers={line} missing={game.pick - line.length} />
            <IconButton
              icon="close"
              label={t('lotto.remove', { name: nameOfLine(place) })}
              onClick={() => onChange(lines.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ol>
      <div className={pools.bar}>
        <Button
          size="sm"
          icon="plus"
          aria-disabled={lines.length >= mostLottoLines}
          onClick={() => {
            if (lines.length < mostLottoLines) onChange([...lines, []], lines.length);
          }}
        >
          {t('lotto.add')}
        </Button>
        <Button size="sm" icon="sparkles" onClick={() => more(5)}>
          {t('lotto.five')}
        </Button>
      </div>
      <p className={pools.quiet}>{t('lotto.most', { n: mostLottoLines })}</p>
      <Segmented
        label={t('lotto.draws')}
        options={lottoDrawCounts.map((count) => ({ value: String(count), label: formats.count(count) }))}
        value={String(draws)}
        onValueChange={(value) => setDraws(lottoDrawCounts.find((count) => String(count) === value) ?? 1)}
      />
      <p className={pools.sum}>
        <span>{t('lotto.complete')}</span>
        <b>{formats.count(whole.length)}</b>
      </p>
      {first !== undefined && last !== undefined && (
        <p className={pools.sum}>
          <span>{t('lotto.draws')}</span>
          <b>
            {draws === 1
              ? formats.date(first.at)
              : t('lotto.span', { from: formats.date(first.at), to: formats.date(last.at) })}
          </b>
        </p>
      )}
      <p className={`${pools.sum} ${pools.large}`}>
        <span>
          {t('lotto.price', {
            lines: formats.count(whole.length),
            draws: formats.count(draws),
            price: formats.money(game.price, game.currency),
          })}
        </span>
        <b>{formats.money(poolWire(cost), poolIso)}</b>
      </p>
      {account !== null && account.currency !== poolIso && price !== null && (
        <p className={pools.quiet}>
          {t('lotto.rate', {
            price: formats.money(price, account.currency),
            one: formats.money(1, account.currency),
            rate: formats.count(account.rate, 8),
            iso: poolIso,
          })}
        </p>
      )}
      <Buy
        house="lotto"
        text={(name, values) => t(`lotto.buy.${name}`, values)}
        own="/lotto/view"
        price={price === null || account === null ? null : formats.money(price, account.currency)}
        blocker={blocker}
        refusalOf={(code) => (code === 0 || code === 1002 || code === 2006 ? t(`lotto.refused.${String(code)}`) : null)}
        onBuy={() => {
          if (account === null || price === null || first === undefined) return;
          tickets.buy('lotto', {
            lottoId: game.id,
            firstDrawId: first.id,
            draws,
            lines: whole,
            accountId: account.accountId,
            price,
          });
        }}
      />
    </section>
  );
}
