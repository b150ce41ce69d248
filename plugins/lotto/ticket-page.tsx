import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';

import type { LottoGame } from '@contracts/lotto';

import { useFormats } from '../pools/format';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { Cover } from './cover';
import { Grid } from './grid';
import type { Line } from './lines';
import type { SectionProps } from './lotto';
import css from './lotto.module.css';
import { catalog } from './model';
import { Order } from './order';
import { Prizes } from './prizes';

const minuteMs = 60_000;

/** The lotteries, and a ticket of one of them. Row LOTTO-01. */
export function TicketPage({ id }: SectionProps) {
  const { $t, $now } = useHost();
  const t = useUnit($t);
  const turn = useStoreMap($now, (now) => Math.floor(now / minuteMs));
  const [reading, again] = useAsked(catalog, { turn });
  return (
    <Shown reading={reading} failed={t('lotto.failed')} retry={t('lotto.again')} onRetry={again}>
      {(data) => {
        const game = id === null ? data[0] : data.find((one) => one.id === id);
        return (
          <>
            <Games games={data} chosen={game?.id ?? null} />
            {game === undefined ? <Empty title={t('lotto.none')} /> : <Form key={game.id} game={game} />}
          </>
        );
      }}
    </Shown>
  );
}

function Games({ games, chosen }: { games: readonly LottoGame[]; chosen: number | null }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  return (
    <ul className={css.games} aria-label={t('lotto.games')}>
      {games.map(({ id, slug, pick, of, currency, prizes, draws }) => (
        <li key={id}>
          <Link to={`/lotto/catalog/${String(id)}`} aria-current={id === chosen ? 'true' : undefined}>
            <Cover pick={pick} of={of} />
            <b>{t('lotto.game', { pick, of })}</b>
            <span>{t(`lotto.when.${slug}`)}</span>
            {draws[0] !== undefined && <span>{t('lotto.next', { date: formats.date(draws[0].at) })}</span>}
            <span>{t('lotto.top', { sum: formats.money(prizes[0]?.prize ?? 0, currency) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Form({ game }: { game: LottoGame }) {
  const [lines, setLines] = useState<readonly Line[]>([[]]);
  const [place, setPlace] = useState(0);
  const current = Math.min(place, lines.length - 1);
  const change = (next: readonly Line[], at = current) => {
    setLines(next.length === 0 ? [[]] : next);
    setPlace(Math.max(0, at));
  };
  return (
    <div className={css.room}>
      <Grid
        game={game}
        place={current}
        line={lines[current] ?? []}
        onChange={(line) => change(lines.map((other, at) => (at === current ? line : other)))}
      />
      <Order game={game} lines={lines} current={current} onChange={change} />
      <Prizes game={game} />
    </div>
  );
}
