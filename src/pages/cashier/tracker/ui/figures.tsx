import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import type { Tracker } from '../lib/tracker';
import * as own from './page.css';
import { useWords } from './use-words';

/** What all bets of the filter came to. A loss stands as large as a gain. Row TRACK-01. */
export function Figures({ tracker }: { tracker: Tracker }) {
  const t = useT();
  const { sums, open, iso } = tracker;
  const { money, signed, share, portion, count } = useWords(iso);
  const decided = sums.won + sums.lost;
  const figures: readonly (readonly [name: string, figure: string, words: string, isGain?: boolean])[] = [
    [t('tracker.head.profit'), signed(sums.profit), t('tracker.bets', { count: sums.bets }), sums.profit > 0],
    [
      t('tracker.head.staked'),
      money(sums.staked),
      t('tracker.average', { sum: money(Math.round(sums.staked / sums.bets)) }),
    ],
    [t('tracker.head.returned'), money(sums.returned), t('tracker.inPlay', { sum: money(open.staked) })],
    [t('tracker.head.yield'), share(sums.returns), t('tracker.yieldText')],
    [
      t('tracker.strike'),
      decided === 0 ? '–' : portion(sums.won / decided),
      t('tracker.strikeText', { won: count(sums.won), all: count(decided) }),
    ],
    [
      t('tracker.head.clv'),
      share(sums.clv),
      sums.clvBets === 0
        ? t('tracker.clvNone')
        : t('tracker.clvText', { ahead: count(sums.clvAhead), all: count(sums.clvBets) }),
    ],
  ];
  return (
    <section className={css.card} aria-label={t('tracker.figures')}>
      <dl className={own.sums}>
        {figures.map(([name, figure, words, isGain]) => (
          <div key={name}>
            <dt className={css.quiet}>{name}</dt>
            <dd className={`${own.sum} ${own.gain}`} data-gain={isGain === true ? '' : undefined}>
              <bdi>{figure}</bdi>
            </dd>
            <dd className={own.below}>{words}</dd>
          </div>
        ))}
      </dl>
      <div className={own.body}>
        <p className={own.below}>{t('tracker.counted')}</p>
        <p className={own.below}>{t('tracker.clvFormula')}</p>
      </div>
    </section>
  );
}
