import { useUnit } from 'effector-react';
import { Fragment } from 'react';

import type { Sport } from '@contracts/feed';

import { type BoardChamp, joinCountries } from '@/entities/match';
import { $isGroupedByCountry } from '@/entities/preferences';
import { champHead, flagOf, fullChampName } from '@/features/betting/open-match';
import { Flag } from '@/shared/ui/flag';
import { cut } from '@/shared/ui/theme';

import { ColumnHead } from './column-head';
import { MatchRow } from './match-row';

type SportMatchesProps = { sport: Sport; champs: readonly BoardChamp[]; hasDraw: boolean };

/** A short table, so the page holds every row. */
export function SportMatches({ sport, champs, hasDraw }: SportMatchesProps) {
  const isGrouped = useUnit($isGroupedByCountry);
  return (
    <>
      <ColumnHead title={sport.name} hasDraw={hasDraw} />
      {(isGrouped ? joinCountries(champs) : champs).map(({ champ, matches }) => (
        <Fragment key={champ.id}>
          <h3 className={champHead}>
            <Flag country={flagOf(champ)} />
            <bdi className={cut}>{fullChampName(champ)}</bdi>
          </h3>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} sport={sport} champ={champ} hasDraw={hasDraw} />
          ))}
        </Fragment>
      ))}
    </>
  );
}
