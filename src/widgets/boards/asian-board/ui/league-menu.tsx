import { useUnit } from 'effector-react';

import type { BoardChamp } from '@/entities/match';
import { fullChampName } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Chip } from '@/shared/ui/chip';
import { Popover } from '@/shared/ui/popover';

import { $leagues, leaguesCleared, leagueToggled } from '../model/view';
import * as css from './bar.css';

/** The choice of competitions. */
export function LeagueMenu({ champs }: { champs: readonly BoardChamp[] }) {
  const t = useT();
  const [chosen, toggle, clear] = useUnit([$leagues, leagueToggled, leaguesCleared]);
  const count = champs.filter(({ champ }) => chosen.has(champ.id)).length;
  return (
    <Popover
      label={t('asian.leagues')}
      trigger={(props) => (
        <Chip {...props} count={count === 0 ? undefined : count}>
          {t('asian.leagues')}
        </Chip>
      )}
    >
      <div className={css.leagues}>
        {champs.map(({ champ, matches }) => (
          <Checkbox
            key={champ.id}
            label={
              <>
                <bdi>{fullChampName(champ)}</bdi> <span>{matches.length}</span>
              </>
            }
            checked={chosen.has(champ.id)}
            onCheckedChange={() => toggle(champ.id)}
          />
        ))}
        <Button size="sm" onClick={() => clear()}>
          {t('asian.allLeagues')}
        </Button>
      </div>
    </Popover>
  );
}
