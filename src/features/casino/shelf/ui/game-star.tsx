import { useUnit } from 'effector-react';

import type { GameShelf } from '@contracts/game-shelf';

import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { starPressed } from '../model/shelf';
import * as css from './game-star.css';

type GameStarProps = {
  game: GameShelf['favorites'][number];
  name: string;
  shelf: GameShelf;
};

/** Keeps a game among the player's favourites, or takes it out. Row CAS-02. */
export function GameStar({ game, name, shelf }: GameStarProps) {
  const t = useT();
  const press = useUnit(starPressed);
  const isKept = shelf.favorites.includes(game);
  return (
    <IconButton
      size="sm"
      icon="star"
      className={isKept ? css.kept : css.star}
      label={t('rounds.lobby.star', { name })}
      aria-pressed={isKept}
      onClick={() => press(game)}
    />
  );
}
