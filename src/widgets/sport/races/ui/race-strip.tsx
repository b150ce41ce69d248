import { useUnit } from 'effector-react';

import type { RaceCard } from '@contracts/racing';

import { $champs, $sports, type MatchInfo } from '@/entities/match';
import { matchPath } from '@/features/betting/open-match';
import { $format, formatTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { useMetres } from '../lib/use-metres';
import * as css from './race-card.css';

/** The races of the meeting, this one among them. */
export function RaceStrip({ match, card }: { match: MatchInfo; card: RaceCard }) {
  const t = useT();
  const metres = useMetres();
  const [format, sports, champs] = useUnit([$format, $sports, $champs]);
  const pathOf = (id: number, name: string) =>
    matchPath({
      match: { ...match, id, opp1: { id, name, nameEng: id === match.id ? match.opp1.nameEng : '' } },
      sport: sports.get(match.sportId),
      champ: champs.get(match.champId),
    });
  return (
    <nav aria-label={t('race.races')}>
      <ul className={css.strip}>
        {card.meeting.races.map((race) => (
          <li key={race.id}>
            <AppLink
              className={css.race}
              to={pathOf(race.id, race.name)}
              aria-current={race.id === card.race.id ? 'page' : undefined}
            >
              <bdi>{formatTime(race.startAt * 1000, format)}</bdi>
              <span className={css.raceText}>
                {race.state === 'over' ? t('race.result') : `${metres(race.metres)} · ${String(race.runners)}`}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
