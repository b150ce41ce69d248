import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type CSSProperties, Fragment } from 'react';

import type { TotoKindName } from '@contracts/pools';
import type { TotoMatch } from '@contracts/toto';

import { useFormats } from '../pools/format';
import type { Ticket } from './picks';
import css from './toto.module.css';
import { directionOf, signOf } from './variants';

type MatchesProps = {
  kind: TotoKindName;
  matches: readonly TotoMatch[];
  /** Absent: a picture of the draw, nothing to press. */
  ticket?: Ticket;
  onPick?: (match: number, variant: number) => void;
};

/** The matches of a draw by days: what others picked, the own picks, and what came out. Row TOTO-04. */
export function Matches({ kind, matches, ticket, onPick }: MatchesProps) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  return (
    <ol className={css.matches}>
      {matches.map((match, place) => {
        const { gameId, home, away, champ, startAt, isVoid, picked, result } = match;
        const day = formats.day(startAt);
        const before = matches[place - 1];
        const lines = picked.reduce((sum, count) => sum + count, 0);
        const chosen = ticket?.[place] ?? [];
        const name = `${home} – ${away}`;
        const isNewDay = before === undefined || formats.day(before.startAt) !== day;
        return (
          <Fragment key={gameId}>
            {isNewDay && <li className={css.day}>{day}</li>}
            <li className={css.match}>
              <span className={css.number}>{place + 1}</span>
              <time className={css.time} dateTime={new Date(startAt * 1000).toISOString()}>
                {formats.time(startAt)}
              </time>
              <span className={css.names}>
                <span>
                  <bdi>{home}</bdi> – <bdi>{away}</bdi>
                </span>
                <span className={css.champ}>{isVoid ? t('toto.match.void') : champ}</span>
              </span>
              <span className={css.picks} data-many={picked.length > 4 || undefined} role="group" aria-label={name}>
                {picked.map((count, variant) => {
                  const share = lines === 0 ? 0 : count / lines;
                  const sign = signOf(t, kind, variant);
                  const style = { '--share': `${String(share * 100)}%` } as CSSProperties;
                  const inside = (
                    <>
                      <bdi className={css.sign} dir={directionOf(kind)}>
                        {sign}
                      </bdi>
                      <span className={css.share}>{formats.share(share)}</span>
                    </>
                  );
                  return onPick === undefined ? (
                    <span
                      key={variant}
                      className={css.pick}
                      style={style}
                      data-chosen={chosen.includes(variant) || undefined}
                      data-came={result === variant || undefined}
                    >
                      {inside}
                      {result === variant && <span className={css.hidden}>{t('toto.match.came')}</span>}
                    </span>
                  ) : (
                    <button
                      key={variant}
                      type="button"
                      className={css.pick}
                      style={style}
                      aria-pressed={chosen.includes(variant)}
                      onClick={() => onPick(place, variant)}
                    >
                      {inside}
                    </button>
                  );
                })}
              </span>
              <span className={css.times}>{chosen.length > 1 ? `×${String(chosen.length)}` : ''}</span>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
