import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { flagOf, fullChampName } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Flag } from '@/shared/ui/flag';
import * as office from '@/shared/ui/office-page';
import { Select } from '@/shared/ui/select';

import { competitionPath } from '../lib/paths';
import { ofSport } from '../model/found';
import { FoundPlace } from './found-place';
import * as css from './statistics.css';

/** Every competition of a sport, the greatest first. */
export function Competitions() {
  const t = useT();
  const [found, ask, again] = useUnit([ofSport.$found, ofSport.asked, ofSport.again]);
  const [sportId, choose] = useState<number | null>(null);
  useEffect(() => {
    ask({ sportId });
  }, [ask, sportId]);
  return (
    <FoundPlace found={found} onAgain={again} level={2}>
      {({ sports, champs }) => (
        <>
          <Select
            label={t('stat.sport')}
            options={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(sportId ?? champs[0]?.champ.sportId ?? '')}
            onValueChange={(value) => {
              choose(Number(value));
            }}
          />
          <ul className={`${office.card} ${css.lines}`}>
            {champs.map(({ champ, season }) => (
              <li key={champ.id} className={css.line}>
                <AppLink to={competitionPath(champ)} className={css.competition}>
                  <Flag country={flagOf(champ)} />
                  <bdi>{fullChampName(champ)}</bdi>
                  <bdi className={css.role}>{season}</bdi>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </FoundPlace>
  );
}
