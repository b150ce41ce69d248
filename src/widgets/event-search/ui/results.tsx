import { useUnit } from 'effector-react';

import type { Champ, Game } from '@contracts/feed';

import { $sports, MatchName } from '@/entities/game';
import { champPath, flagOf, gamePath, shortChampName } from '@/features/betting/open-event';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Slot } from '@/shared/slot';
import { Button } from '@/shared/ui/button';
import { Crest } from '@/shared/ui/crest';
import { EmptyState } from '@/shared/ui/empty-state';
import { Flag } from '@/shared/ui/flag';
import { Spinner } from '@/shared/ui/progress';
import { Tag } from '@/shared/ui/tag';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { $words } from '../model/open';
import { $search, searchRetried } from '../model/search';
import * as css from './search.css';

type ResultsProps = { onOpened: () => void };

/** What the search found, or why it found nothing. A screen reader hears the count as it changes. */
export function Results({ onOpened }: ResultsProps) {
  const t = useT();
  const [state, words, retry] = useUnit([$search, $words, searchRetried]);

  switch (state.kind) {
    case 'hint':
      return <p className={css.hint}>{t('menu.search.hint')}</p>;
    case 'busy':
      return (
        <div className={css.busy} role="status" aria-label={t('menu.search.busy')}>
          <Spinner size={24} />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          icon="unplug"
          title={t('menu.search.error')}
          actions={<Button onClick={() => retry()}>{t('menu.search.retry')}</Button>}
        />
      );
    case 'found': {
      const { games, champs, isCut } = state;
      const count = games.length + champs.length;
      return (
        <>
          <VisuallyHidden role="status">{t('menu.search.found', { count })}</VisuallyHidden>
          {count === 0 && (
            <EmptyState icon="search" title={t('menu.search.none', { query: words.trim() })}>
              {t('menu.search.noneText')}
            </EmptyState>
          )}
          {champs.length > 0 && <ChampLinks champs={champs} onOpened={onOpened} />}
          {games.length > 0 && <GameLinks games={games} champs={champs} onOpened={onOpened} />}
          {isCut === true && <p className={css.hint}>{t('menu.search.cut')}</p>}
          <Slot name="search.result" params={{ words: words.trim() }} />
        </>
      );
    }
  }
}

function ChampLinks({ champs, onOpened }: ResultsProps & { champs: readonly Champ[] }) {
  const t = useT();
  const sports = useUnit($sports);
  return (
    <section>
      <h3 className={css.heading}>{t('menu.search.champs')}</h3>
      {champs.map((champ) => (
        <AppLink
          key={champ.id}
          className={css.link}
          to={champPath(
            (champ.live ?? 0) > 0 && (champ.line ?? 0) === 0 ? 'live' : 'line',
            sports.get(champ.sportId) ?? { id: champ.sportId, nameEng: '' },
            champ,
          )}
          onClick={onOpened}
        >
          <Flag country={flagOf(champ)} />
          <span>
            <bdi>{shortChampName(champ)}</bdi>
            <bdi className={css.rest}>{champ.countryName}</bdi>
          </span>
          <span className={css.rest}>{champ.games}</span>
        </AppLink>
      ))}
    </section>
  );
}

type GameLinksProps = ResultsProps & { games: readonly Game[]; champs: readonly Champ[] };

function GameLinks({ games, champs, onOpened }: GameLinksProps) {
  const t = useT();
  const [sports, format] = useUnit([$sports, $format]);
  return (
    <section>
      <h3 className={css.heading}>{t('menu.search.games')}</h3>
      {games.map((game) => (
        <AppLink
          key={game.id}
          className={css.link}
          to={gamePath({ game, sport: sports.get(game.sportId), champ: champs.find(({ id }) => id === game.champId) })}
          onClick={onOpened}
        >
          <Crest name={game.opp1.name} seed={game.opp1.nameEng} size={16} />
          <span>
            <MatchName opp1={game.opp1.name} opp2={game.opp2.name} />
            <span className={css.rest}>{formatDateTime(game.startAt * 1000, format)}</span>
          </span>
          {game.zone === 'live' && <Tag tone="live">{t('menu.search.live')}</Tag>}
        </AppLink>
      ))}
    </section>
  );
}
