import { clockText, commentary, type Names, phaseWords, placeWords, type Zone } from '@/entities/watch/zone';
import { useT } from '@/shared/i18n';

import * as css from './tables.css';

const most = 40;

/** The picture in words, newest first: its form for whoever does not see it. */
export function Commentary({ zone, names }: { zone: Zone; names: Names }) {
  const t = useT();
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
            <Detail words={placeWords(t, event, zone.sportId)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const Detail = ({ words }: { words: string }) => words !== '' && <span className={css.detail}>{words}</span>;
