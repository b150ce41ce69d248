import type { Incident } from '@contracts/feed';

import { clockText, commentary, type Names, phaseWords, placeWords, type Zone } from '@/entities/watch/zone';
import { useT } from '@/shared/i18n';

import { playersOf } from '../lib/players';
import * as css from './tables.css';

const most = 40;

type CommentaryProps = { zone: Zone; names: Names; incidents: readonly Incident[] };

/** The picture in words, newest first: its form for whoever does not see it. */
export function Commentary({ zone, names, incidents }: CommentaryProps) {
  const t = useT();
  const players = playersOf(zone.events, incidents);
  const told = commentary(zone.events, most);
  if (told.length === 0) return <p className={css.none}>{t('zone.empty')}</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by the keyboard
    <ol className={css.told} tabIndex={0} aria-label={t('zone.tab.commentary')}>
      {told.map((event) => (
        <li key={event.id} className={css.line}>
          <b className={css.when}>{clockText(event.clock)}</b>
          <span>
            {phaseWords(t, event, names)}
            <Detail words={players.get(event.id) ?? placeWords(t, event, zone.sportId)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const Detail = ({ words }: { words: string }) => words !== '' && <span className={css.detail}>{words}</span>;
