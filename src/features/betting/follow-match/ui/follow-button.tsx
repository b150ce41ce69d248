import { useStoreMap, useUnit } from 'effector-react';

import { $favouriteIds, matchFollowToggled } from '@/entities/favourites/matches';
import { type MatchInfo, nameOfMatch } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { filled, labelled } from '@/shared/ui/star';

import * as css from './follow-button.css';

type FollowButtonProps = {
  match: Pick<MatchInfo, 'id' | 'startAt' | 'opp1' | 'opp2'>;
  /** Shows its label next to it. */
  isLabelled?: boolean | undefined;
};

/** The star of a match. When it is on, the match is in "My matches". */
export function FollowButton({ match, isLabelled }: FollowButtonProps) {
  const t = useT();
  const toggle = useUnit(matchFollowToggled);
  const isOn = useStoreMap({ store: $favouriteIds, keys: [match.id], fn: (ids, [id]) => ids.has(id) });

  return (
    <button
      type="button"
      className={isLabelled === true ? labelled : css.star}
      aria-pressed={isOn}
      aria-label={isLabelled === true ? undefined : t('sport.favourite.star', { game: nameOfMatch(match) })}
      onClick={() => {
        toggle({ id: match.id, startAt: match.startAt });
      }}
    >
      <Icon name="star" size={14} className={filled} />
      {isLabelled === true && <span>{t('sport.favourite.follow')}</span>}
    </button>
  );
}
