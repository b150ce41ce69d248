import { useStoreMap, useUnit } from 'effector-react';

import { $favouriteIds, gameFollowToggled } from '@/entities/favourites/games';
import { type GameInfo, gameName } from '@/entities/game';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { filled, labelled } from '@/shared/ui/star';

import * as css from './follow-button.css';

type FollowButtonProps = {
  game: Pick<GameInfo, 'id' | 'startAt' | 'opp1' | 'opp2'>;
  /** Shows its word beside it. */
  isLabelled?: boolean | undefined;
};

/** The star of a game. When it is on, the game is in "My games". */
export function FollowButton({ game, isLabelled }: FollowButtonProps) {
  const t = useT();
  const toggle = useUnit(gameFollowToggled);
  const isOn = useStoreMap({ store: $favouriteIds, keys: [game.id], fn: (ids, [id]) => ids.has(id) });

  return (
    <button
      type="button"
      className={isLabelled === true ? labelled : css.star}
      aria-pressed={isOn}
      aria-label={isLabelled === true ? undefined : t('sport.favourite.star', { game: gameName(game) })}
      onClick={() => {
        toggle({ id: game.id, startAt: game.startAt });
      }}
    >
      <Icon name="star" size={14} className={filled} />
      {isLabelled === true && <span>{t('sport.favourite.follow')}</span>}
    </button>
  );
}
