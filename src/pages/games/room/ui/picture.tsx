import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';

import type { Room } from '../lib/room';
import { colourOf, drawnText, rankText } from '../lib/texts';
import { $choice } from '../model/form';
import * as css from './boards.css';
import { MinesBoard } from './mines-board';
import * as page from './page.css';
import { PegFigure } from './peg-figure';
import { Reels } from './reels';
import { WheelFigure } from './wheel-figure';

/** What the last round drew, as a picture; the text under it says all of it. */
export function Picture({ room }: { room: Room }) {
  const t = useT();
  const { rows, risk } = useUnit($choice);
  const round = room.rounds[0] ?? null;
  switch (room.game) {
    case 'five-lines':
      return <Reels draws={round?.draws ?? null} />;
    case 'mines':
      return <MinesBoard room={room} />;
    case 'wheel':
      return <WheelFigure round={round} risk={risk ?? 'medium'} />;
    case 'peg-drop':
      return <PegFigure round={round} rows={rows} risk={risk} />;
    case 'hi-lo':
      return (
        <div className={css.cards} aria-hidden="true">
          {round?.draws.slice(0, (round.choice.calls?.length ?? 0) + 1).map((rank, place, all) => (
            <span key={place} className={css.card} data-now={place === all.length - 1}>
              {rankText(t, rank, 'short')}
            </span>
          ))}
        </div>
      );
    case 'roulette':
      return round === null ? null : (
        <p className={css.ball} data-colour={colourOf(round.draws[0] ?? 0)} aria-hidden="true">
          {round.draws[0]}
        </p>
      );
    case 'dice':
      return round === null ? null : (
        <p className={page.drawn} aria-hidden="true">
          <bdi>{drawnText(t, round)}</bdi>
        </p>
      );
  }
}
