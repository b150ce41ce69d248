import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $bets, $typeId, locksOf, sameGameIds } from '@/entities/coupon';
import { placeRequested } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';

import * as css from './coupon-panel.css';
import * as footCss from './foot.css';
import { Leg } from './leg';
import { PlaceButton } from './place-button';
import { RefusedNote } from './refused-note';
import { Selects } from './selects';
import { StakeBlock } from './stake-block';
import { Sums } from './sums';
import { TypeSelect } from './type-select';
import { UndoNote } from './undo-note';

function Legs() {
  const t = useT();
  const [bets, typeId] = useUnit([$bets, $typeId]);
  const dependent = useMemo(() => sameGameIds(bets), [bets]);
  return (
    <ul className={css.list} aria-label={t('coupon.list')}>
      {bets.map((bet) => {
        const isDependent = dependent.has(bet.market.id);
        return (
          <Leg
            key={bet.market.id}
            bet={bet}
            isDependent={isDependent}
            isLocked={locksOf(bet, typeId, isDependent).length > 0}
            hasOwnStake={typeId === 9}
            singlesFit={bets.length > 1 && typeId !== 9}
          />
        );
      })}
    </ul>
  );
}

/** The slip while it is in the player's hands. Enter in the stake is a press on Place. */
export function Builder() {
  const place = useUnit(placeRequested);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <TypeSelect />
      <div className={css.scroll}>
        <RefusedNote />
        <UndoNote />
        <Legs />
      </div>
      <div className={footCss.foot}>
        <StakeBlock />
        <Selects />
        <Sums />
        <PlaceButton />
      </div>
    </form>
  );
}
