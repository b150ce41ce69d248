import type { Champ } from '@contracts/feed';

import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import * as css from './board.css';

type ChampHeadProps = { champ: Champ; count: number; isOpen: boolean; onToggle: (champId: number) => void };

/** Head of a competition; folds its games. */
export function ChampHead({ champ, count, isOpen, onToggle }: ChampHeadProps) {
  return (
    <h2>
      <button
        type="button"
        className={css.group}
        aria-expanded={isOpen}
        onClick={() => {
          onToggle(champ.id);
        }}
      >
        <Flag country={champ.countryCode ?? ''} />
        <span className={cut}>
          <bdi>{champ.countryName}</bdi>. <bdi>{champ.name}</bdi>
        </span>
        <span className={css.groupCount}>{count}</span>
        <Icon name="chevron-up" size={14} className={css.groupArrow} />
      </button>
    </h2>
  );
}
