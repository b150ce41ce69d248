import type { GameInfo, MarketGroup } from '@/entities/game';
import { useT } from '@/shared/i18n';

import { groupLock } from '../lib/lock';
import { lockText } from '../lib/text';
import * as css from './lock-tag.css';

/** In the head of a market: why all or some of it is suspended. Its words are a part of the name of the head. */
export function LockTag({ game, group }: { game: GameInfo; group: MarketGroup }) {
  const t = useT();
  const found = groupLock(group.markets, game);
  if (found === null) return null;
  const text = lockText(t, found.lock, !found.isWhole);
  return (
    <span className={css.place} title={text}>
      {text}
    </span>
  );
}
