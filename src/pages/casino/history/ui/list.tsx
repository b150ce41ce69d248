import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button, IconButton } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PagedCard } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';
import { Tag, type TagTone } from '@/shared/ui/tag';

import { everything } from '../lib/filter';
import { nameOfPlayed } from '../lib/name';
import { isLed, type Led, type Played } from '../lib/played';
import type { Verdict } from '../lib/verdicts';
import { $verdicts, checkPressed } from '../model/check';
import { filterChanged, rounds } from '../model/history';
import * as own from './page.css';

const tones: Readonly<Record<Verdict, TagTone>> = {
  right: 'won',
  wrong: 'danger',
  twice: 'danger',
  maths: 'warning',
  closed: 'neutral',
  open: 'neutral',
};

/** Where a ticket or a coupon stands with all that is in it. */
const pathOf = ({ told }: Led): string =>
  'lotto' in told
    ? ['/lotto/view', ...told.lotto.draws.slice(0, 1).map(({ draw }) => draw.id)].join('/')
    : '/office/history';

/** Each round with what it cost, what it paid, and what this browser says of it. Row CAS-30. */
export function List({ rows }: { rows: readonly Played[] }) {
  const t = useT();
  const [total, isMore, isLoading, said] = useUnit([rounds.$total, rounds.$isMore, rounds.$isLoading, $verdicts]);
  const [more, change, check, format, locale] = useUnit([
    ...([rounds.moreWanted, filterChanged, checkPressed] as const),
    ...([$format, $locale] as const),
  ]);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('played.none')}
        actions={<Button onClick={() => change(everything)}>{t('played.showAll')}</Button>}
      />
    );
  return (
    <PagedCard
      title={t('played.list')}
      count={t('played.count', { shown: rows.length, total })}
      more={t('played.more')}
      isMore={isMore}
      isLoading={isLoading}
      onMore={more}
    >
      {rows.map((round) => {
        const { id, game, at, nonce, iso, stake, payout } = round;
        const verdict = said[id];
        return (
          <li key={id} className={css.item}>
            <span className={css.grow}>
              <span>{t(nameOfPlayed(game))}</span>
              <span className={css.quiet}>
                {formatDateTime(at, format)} · {t('rounds.check.nonce')} {nonce}
              </span>
              <span>{verdict !== undefined && <Tag tone={tones[verdict]}>{t(`played.verdict.${verdict}`)}</Tag>}</span>
              {isLed(round) && round.returned > 0 && (
                <span>{t('played.cancelled', { sum: formatMoney(round.returned, iso, locale) })}</span>
              )}
            </span>
            <span className={own.sums}>
              <bdi>{`−${formatMoney(stake, iso, locale)}`}</bdi>
              <bdi className={css.strong}>{`+${formatMoney(payout, iso, locale)}`}</bdi>
            </span>
            {isLed(round) ? (
              <AppLink className={css.link} to={pathOf(round)}>
                {t('played.open')}
              </AppLink>
            ) : (
              <IconButton icon="shield-check" label={t('rounds.check')} onClick={() => check(id)} />
            )}
          </li>
        );
      })}
    </PagedCard>
  );
}
