import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { LottoDraw } from '@contracts/lotto';
import { lottoOf } from '@contracts/pools';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { Balls } from './balls';
import type { SectionProps } from './lotto';
import { results } from './model';

/** Draws that are over, of all lotteries or of one; each leads to its check. */
export function ResultsPage({ id }: SectionProps) {
  const t = useUnit(useHost().$t);
  const [reading, again] = useAsked(results, { game: id });
  return (
    <Shown reading={reading} failed={t('lotto.failed')} retry={t('lotto.again')} onRetry={again}>
      {(data) =>
        data.length === 0 ? (
          <Empty title={t('lotto.results.none')}>{t('lotto.results.none.text')}</Empty>
        ) : (
          <ul className={pools.list} aria-label={t('lotto.page.results')}>
            {data.map((draw) => (
              <Result key={draw.id} draw={draw} />
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

function Result({ draw }: { draw: LottoDraw }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { id, lottoId, number, at, numbers, winners } = draw;
  const lotto = lottoOf(lottoId);
  return (
    <li className={pools.card}>
      <div className={pools.bar}>
        <h2 className={pools.small}>
          {lotto !== null && <span>{t('lotto.game', { pick: lotto.pick, of: lotto.of })}</span>}
          <span> · </span>
          <span>{t('lotto.draw', { number })}</span>
        </h2>
        <span className={pools.quiet}>{formats.date(at)}</span>
      </div>
      <Balls numbers={numbers ?? []} label={t('lotto.numbers')} />
      <div className={pools.bar}>
        {winners.map(({ right, lines }) => (
          <span key={right} className={pools.quiet}>
            {t('lotto.winners', { right: formats.count(right), lines: formats.count(lines) })}
          </span>
        ))}
        <Link to={`/lotto/view/${String(id)}`}>{t('lotto.check')}</Link>
      </div>
    </li>
  );
}
