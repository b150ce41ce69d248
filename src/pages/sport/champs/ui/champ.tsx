import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { ChampStatistics } from '@contracts/statistics';

import { champPath, flagOf, fullChampName } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { usePageTitle } from '@/shared/routing';
import { Flag } from '@/shared/ui/flag';
import * as office from '@/shared/ui/office-page';
import {
  Card,
  competitionPath,
  FoundPlace,
  MatchLines,
  ofChamp,
  Rounds,
  SectionLinks,
  Standings,
  statisticsCss as css,
  TeamLink,
} from '@/widgets/sport/statistics';

type ChampProps = {
  champId: number;
  /** The last season whose winner is known, with its final. */
  isFinal: boolean;
};

/** A competition: its table or draw, results and fixtures. */
export function Champ({ champId, isFinal }: ChampProps) {
  const [found, ask, again] = useUnit([ofChamp.$found, ofChamp.asked, ofChamp.again]);
  useEffect(() => {
    ask({ champId, season: isFinal ? 'finished' : 'present' });
  }, [ask, champId, isFinal]);
  return (
    <FoundPlace found={found} onAgain={again}>
      {(data) => (
        <>
          <Head data={data} isFinal={isFinal} />
          {isFinal ? <Final data={data} /> : <Season data={data} />}
        </>
      )}
    </FoundPlace>
  );
}

function Head({ data: { champ, season, champion, sportName }, isFinal }: { data: ChampStatistics; isFinal: boolean }) {
  const t = useT();
  const name = fullChampName(champ);
  usePageTitle(isFinal ? `${t('stat.last')}: ${name}` : name);
  const path = competitionPath(champ);
  return (
    <header className={office.column}>
      <h1 className={`${office.title} ${css.named}`}>
        <Flag country={flagOf(champ)} /> <bdi>{name}</bdi>
        {isFinal && <span> · {t('stat.last')}</span>}
      </h1>
      <p className={office.quiet}>
        <bdi>{sportName}</bdi> · {t('stat.season', { season })}
      </p>
      <div>
        <FavouriteStar of="champs" id={champ.id} name={name} text={t('menu.starWord')} />
      </div>
      <SectionLinks
        label={t('stat.pages')}
        links={[
          { to: path, text: t('stat.present'), isHere: !isFinal },
          { to: `${path}/final`, text: t('stat.last'), isHere: isFinal },
          { to: champPath('line', { id: champ.sportId, nameEng: '' }, champ), text: t('stat.offer') },
        ]}
      />
      {champion && (
        <p className={office.quiet}>
          <strong>{t('stat.champion')}</strong> <TeamLink team={champion} />
        </p>
      )}
    </header>
  );
}

function Season({ data }: { data: ChampStatistics }) {
  const t = useT();
  const { champ, table, rounds, results, coming } = data;
  return (
    <>
      {table && (
        <Card title={t('stat.table')}>
          <Standings table={table} />
        </Card>
      )}
      {rounds && (
        <Card title={t('stat.draw')}>
          <Rounds rounds={rounds} sportId={champ.sportId} />
        </Card>
      )}
      <Card title={t('stat.results')}>
        <MatchLines lines={results} sportId={champ.sportId} none={t('stat.noResults')} />
      </Card>
      <Card title={t('stat.coming')}>
        <MatchLines lines={coming} sportId={champ.sportId} none={t('stat.noComing')} />
      </Card>
    </>
  );
}

/** The match that decided a tournament, or the last table of a league. */
function Final({ data: { champ, table, rounds, champion } }: { data: ChampStatistics }) {
  const t = useT();
  const last = rounds?.at(-1)?.lines ?? [];
  return (
    <>
      {!champion && <p className={office.quiet}>{t('stat.noFinal')}</p>}
      {rounds && (
        <Card title={t('stat.round.final')}>
          <MatchLines lines={last} sportId={champ.sportId} none={t('stat.noResults')} />
        </Card>
      )}
      {rounds && (
        <Card title={t('stat.draw')}>
          <Rounds rounds={rounds} sportId={champ.sportId} />
        </Card>
      )}
      {table && (
        <Card title={t('stat.table')}>
          <Standings table={table} own={champion ? [champion.id] : []} />
        </Card>
      )}
    </>
  );
}
