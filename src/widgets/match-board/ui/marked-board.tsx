import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { Zone } from '@contracts/feed';

import { $champs, $matches, $sports, groupBySport, isFinishedMatch, type MatchInfo } from '@/entities/match';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { topOf } from '../lib/top';
import { NoList } from './board-states';
import { SportTables } from './sport-tables';

/** The page holds every row, so it draws so many, and as many more whenever somebody asks. */
const step = 100;

type MarkedBoardProps = { zone: Zone; topic: string; isIn: (match: MatchInfo) => boolean };

/** Matches of one zone that a topic of the feed has, in a table for each sport. Its texts are those of the favourites. */
export function MarkedBoard({ zone, topic, isIn }: MarkedBoardProps) {
  const t = useT();
  const [most, setMost] = useState(step);
  const phase = useTopic(topic);
  useTopic(`sports:${zone}`);
  const [sports, champs, matches] = useUnit([$sports, $champs, $matches]);
  const isShown = (match: MatchInfo) => match.zone === zone && !isFinishedMatch(match) && isIn(match);
  const found = groupBySport({ sports, champs, matches }, isShown);
  const shown = topOf(found, most);
  if (shown.length === 0) return <NoList zone={zone} phase={phase} />;
  const count = found.flatMap(({ champs: all }) => all.flatMap((champ) => champ.matches)).length;
  return (
    <>
      <SportTables sports={shown} />
      {count > most && (
        <Button block onClick={() => setMost(most + step)}>
          {t('favourites.more')}
        </Button>
      )}
    </>
  );
}
