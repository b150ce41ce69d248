import type { Champ } from '@contracts/feed';

import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { flagOf, fullChampName } from '../lib/champ-name';
import * as css from './champ-head.css';

type ChampHeadProps = { champ: Champ; count: number; isOpen: boolean; onToggle: (champId: number) => void };

/** Head of a competition; folds its matches. */
export function ChampHead({ champ, count, isOpen, onToggle }: ChampHeadProps) {
  return (
    <h2>
      <button
        type="button"
        className={css.champHead}
        aria-expanded={isOpen}
        onClick={() => {
          onToggle(champ.id);
        }}
      >
        <Flag country={flagOf(champ)} />
        <bdi className={cut}>{fullChampName(champ)}</bdi>
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
        <Icon name="chevron-up" size={14} className={css.arrow} />
      </button>
    </h2>
  );
}
