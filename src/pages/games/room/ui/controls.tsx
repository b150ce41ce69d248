import type { Slug } from '@contracts/games';

import { Chance } from './chance';
import { Cloth } from './cloth';
import { MinesCount } from './mines-count';
import { RiskChoice } from './risk-choice';

/** What the player chooses before a round of this game. */
export function Controls({ game }: { game: Slug }) {
  switch (game) {
    case 'dice':
      return <Chance />;
    case 'mines':
      return <MinesCount />;
    case 'roulette':
      return <Cloth />;
    case 'wheel':
      return <RiskChoice />;
    case 'peg-drop':
      return <RiskChoice hasRows />;
    case 'hi-lo':
    case 'five-lines':
      return null;
  }
}
