import { useStoreMap, useUnit } from 'effector-react';

import { $areMarksRead, $favourites, competitionMarked, teamMarked } from '@/entities/favourites/marks';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { filled } from '@/shared/ui/star';

import * as css from './favourite-star.css';

type FavouriteStarProps = {
  of: 'teams' | 'champs';
  id: number;
  /** Of the team or the competition, for the name of the button. */
  name: string;
  /** Shows a text next to the star: a label, or the name itself. */
  text?: string | undefined;
};

/** The star of a team or a competition. When it is on, its matches are among the favourites. */
export function FavouriteStar({ of, id, name, text }: FavouriteStarProps) {
  const t = useT();
  const [areRead, mark] = useUnit([$areMarksRead, of === 'teams' ? teamMarked : competitionMarked]);
  const isOn = useStoreMap({ store: $favourites, keys: [of, id], fn: (all, [kind, one]) => all[kind].includes(one) });
  return (
    <button
      type="button"
      disabled={!areRead}
      className={text === undefined ? css.star : css.named}
      aria-pressed={isOn}
      aria-label={t('menu.star', { name })}
      onClick={() => {
        mark(id);
      }}
    >
      <Icon name="star" size={14} className={filled} />
      {text !== undefined && <bdi className={css.word}>{text}</bdi>}
    </button>
  );
}
