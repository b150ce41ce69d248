import { useUnit } from 'effector-react';

import { roundCss as css, worthText } from '@/entities/casino/round';
import { $isFeedLive } from '@/shared/feed';
import { $locale, useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { Table } from '../lib/table';
import { drawnText, isFlight, wheelText } from '../lib/texts';
import { $bet } from '../model/table';
import { $moment } from '../model/time';
import * as boards from './boards.css';
import { Curve } from './curve';
import { Drawn } from './drawn';

/** The round of now: how long bets are open, what the stake is worth, what was drawn. Nothing is shown before the server told it. */
export function RoundCard({ table: { round, last } }: { table: Table }) {
  const t = useT();
  const [moment, bet, locale, isLive] = useUnit([$moment, $bet, $locale, $isFeedLive]);
  const { kind, number, draws } = round;
  const phase = moment?.phase ?? round.phase;
  const shown = phase === 'ended' ? draws : (last[0]?.draws ?? []);
  const said =
    phase === 'open'
      ? t('shared.open')
      : phase === 'running'
        ? t(isFlight(kind) ? 'shared.running' : 'shared.drawing')
        : drawnText(t, kind, draws, locale);
  const seconds = phase === 'open' ? moment?.toClose : phase === 'ended' ? moment?.toNext : moment?.toDraw;
  return (
    <section className={css.card} aria-label={t('shared.round', { number })}>
      <header className={css.head}>
        <h2 className={css.name}>{t('shared.round', { number })}</h2>
        <span className={css.quiet}>{t('shared.bets', { count: round.bets })}</span>
      </header>
      <div className={css.body}>
        {isFlight(kind) ? (
          <Curve
            ranMs={phase === 'running' && isLive ? (moment?.ranMs ?? 0) : null}
            end={phase === 'ended' ? draws[0] : undefined}
            wait={phase === 'open' ? moment?.toClose : undefined}
            exits={(round.players ?? []).flatMap(({ left }) => left ?? [])}
          >
            {phase === 'running'
              ? isLive
                ? worthText(moment?.worth ?? 100, locale)
                : '—'
              : phase === 'ended'
                ? worthText(draws[0] ?? 0, locale)
                : worthText(100, locale)}
          </Curve>
        ) : (
          <Drawn kind={kind} draws={shown} picks={phase === 'ended' ? (bet?.choice.picks ?? []) : []} />
        )}
        <p role="status" className={css.paid}>
          {said}
        </p>
        {kind === 'wheel-draw' && phase === 'ended' && (
          <p className={css.paid}>{wheelText(t, draws[0] ?? 0, locale)}</p>
        )}
        {seconds !== undefined && (phase !== 'running' || !isFlight(kind)) && (
          <p className={css.paid} aria-hidden="true">
            {t(phase === 'open' ? 'shared.left' : phase === 'ended' ? 'shared.next' : 'shared.drawIn', { seconds })}
          </p>
        )}
        {!isFlight(kind) && phase !== 'ended' && last[0] !== undefined && (
          <VisuallyHidden>
            {t('shared.before')} {drawnText(t, kind, last[0].draws, locale)}
          </VisuallyHidden>
        )}
        {!isFlight(kind) && phase !== 'ended' && shown.length > 0 && (
          <p className={`${css.quiet} ${boards.under}`} aria-hidden="true">
            {t('shared.before')}
          </p>
        )}
      </div>
    </section>
  );
}
