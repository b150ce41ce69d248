import type { MarketGroup, MatchInfo } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { groupLock } from '../lib/lock';
import { lockText } from '../lib/text';
import * as css from './lock-tag.css';

/** In the head of a market: why all or some of it is suspended. Its words are a part of the name of the head. */
export function LockTag({ match, group }: { match: MatchInfo; group: MarketGroup }) {
  const t = useT();
  const found = groupLock(group.markets, match);
  if (found === null) return null;
  const { lock, isWhole } = found;
  const text = lockText(t, lock, !isWhole);
  return (
    <span className={css.place} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* There is little room: the padlock says "suspended". A reason alone would speak for the outcomes that are open. */}
      <span aria-hidden="true">
        <Icon name="lock" size={11} className={css.padlock} />
        <span>{!isWhole ? t('markets.partly') : lock === 'unknown' ? text : t(`markets.lock.${lock}`)}</span>
      </span>
    </span>
  );
}
