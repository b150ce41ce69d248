import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';

import { $champs, $matches, $sports, groupBySport, isFinishedMatch } from '@/entities/match';
import { topicClosed, topicOpened } from '@/shared/feed';

import * as css from './match-board.css';
import { SportTables } from './sport-tables';

/** This many topics of matches stay open at a time. */
const most = 20;

type MatchesBoardProps = { title: string; gameIds: readonly number[] };

/** Matches by id, wherever they are played. Shows nothing while there is none. */
export function MatchesBoard({ title, gameIds }: MatchesBoardProps) {
  const [open, close] = useUnit([topicOpened, topicClosed]);
  const [sports, champs, matches] = useUnit([$sports, $champs, $matches]);
  const wanted = gameIds.slice(0, most).join('.');
  useEffect(() => {
    const topics = wanted === '' ? [] : wanted.split('.').map((id) => `game:${id}`);
    topics.forEach(open);
    return () => {
      topics.forEach(close);
    };
  }, [wanted, open, close]);
  const found = useMemo(() => {
    const ids = new Set(wanted.split('.').map(Number));
    return groupBySport({ sports, champs, matches }, (match) => ids.has(match.id) && !isFinishedMatch(match));
  }, [sports, champs, matches, wanted]);

  if (found.length === 0) return null;
  return (
    <section className={css.section}>
      <header className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{title}</h2>
      </header>
      <SportTables sports={found} />
    </section>
  );
}
