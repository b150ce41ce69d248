import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';

import type { Champ } from '@contracts/feed';

import { fullChampName } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { usePageTitle } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { Card, FoundPlace, MatchLines, ofChamp, Standings } from '@/widgets/sport/statistics';

import { Boards } from './all-matches';

/** A competition of esports: its matches, table and results. `champ` undefined: not known yet. */
export function OneChamp({ champ }: { champ: Champ | undefined }) {
  return champ === undefined ? null : <Known champ={champ} />;
}

function Known({ champ }: { champ: Champ }) {
  const t = useT();
  const [found, ask, again] = useUnit([ofChamp.$found, ofChamp.asked, ofChamp.again]);
  const { id } = champ;
  const name = fullChampName(champ);
  usePageTitle(name);
  useEffect(() => {
    ask({ champId: id, season: 'present' });
  }, [ask, id]);
  const isIn = useCallback((each: Champ) => each.id === id, [id]);
  return (
    <>
      <h2 className={office.name}>
        <bdi>{name}</bdi>
      </h2>
      <div>
        <FavouriteStar of="champs" id={id} name={name} text={t('menu.starWord')} />
      </div>
      <Boards isIn={isIn} />
      <FoundPlace found={found} onAgain={again} level={2}>
        {({ table, results }) => (
          <>
            {table && (
              <Card title={t('stat.table')} note={table.season}>
                <Standings table={table} />
              </Card>
            )}
            <Card title={t('stat.results')}>
              <MatchLines lines={results} sportId={champ.sportId} none={t('stat.noResults')} />
            </Card>
          </>
        )}
      </FoundPlace>
    </>
  );
}
