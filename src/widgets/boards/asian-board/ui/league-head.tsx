import type { Champ } from '@contracts/feed';

import { flagOf, fullChampName } from '@/features/betting/open-event';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import * as css from './board.css';

type LeagueHeadProps = { champ: Champ; count: number; isOpen: boolean; onToggle: (champId: number) => void };

/** Head of a competition; folds its matches. */
export function LeagueHead({ champ, count, isOpen, onToggle }: LeagueHeadProps) {
  return (
    <h2>
      <button type="button" className={css.group} aria-expanded={isOpen} onClick={() => onToggle(champ.id)}>
        <Flag country={flagOf(champ)} />
        <bdi className={cut}>{fullChampName(champ)}</bdi>
        <span className={css.groupCount} aria-hidden="true">
          {count}
        </span>
        <Icon name="chevron-up" size={14} className={css.groupArrow} />
      </button>
    </h2>
  );
}
