import { useUnit } from 'effector-react';

import { $matches, $sports, isLiveMatch, nameOfMatch } from '@/entities/match';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';
import { cut } from '@/shared/ui/theme';

import { $chosen, $sport, matchAdded, mostMatches, pictureSports, sportChosen } from '../model/chosen';
import * as css from './page.css';

/** Matches in play that can be added. */
export function Offer() {
  const t = useT();
  const [matches, sports, picked, sport] = useUnit([$matches, $sports, $chosen, $sport]);
  const [choose, add] = useUnit([sportChosen, matchAdded]);
  useTopic('sports:live');
  const phase = useTopic(`list:live:${String(sport)}`);
  const offered = [...matches.values()].filter(
    (match) =>
      match.sportId === sport && match.zoneId !== undefined && isLiveMatch(match) && !picked.includes(match.id),
  );
  const isFull = picked.length >= mostMatches;
  return (
    <section className={css.offer} aria-label={t('zone.multi.offer')}>
      <div className={css.offerHead}>
        <h2 className={css.offerTitle}>{t('zone.multi.offer')}</h2>
        <Segmented
          label={t('zone.multi.sport')}
          value={String(sport)}
          options={pictureSports.map((id) => ({ value: String(id), label: sports.get(id)?.name ?? String(id) }))}
          onValueChange={(value) => {
            const chosen = pictureSports.find((id) => String(id) === value);
            if (chosen !== undefined) choose(chosen);
          }}
        />
      </div>
      {phase === 'loading' && offered.length === 0 && <Skeleton height={120} />}
      {phase !== 'loading' && offered.length === 0 && <p className={css.text}>{t('zone.multi.nothing')}</p>}
      <ul className={css.list}>
        {offered.map((match) => (
          <li key={match.id}>
            <button
              type="button"
              className={css.add}
              disabled={isFull}
              aria-label={t('zone.multi.add', { game: nameOfMatch(match) })}
              onClick={() => add(match.id)}
            >
              <Icon name="plus" size={14} />
              <bdi className={cut}>{nameOfMatch(match)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
