import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { isConditional, isOneLine, isSeveralSingles } from '@contracts/coupon-types';

import { $bets, $typeId } from '@/entities/coupon';
import { arrangedPart, LegList, TypeSelect, UndoNote } from '@/features/betting/arrange-bets';
import { JoinedParts, JoinNotes } from '@/features/betting/build-bet';
import {
  $askedPrices,
  acceptRequested,
  BetStake,
  ExtrasPart,
  FirstBetHint,
  PlaceButton,
  placeRequested,
  SlipLegs,
  StakeBlock,
  Sums,
} from '@/features/betting/place-bet';
import { Selects } from '@/features/betting/set-coupon';
import { useT } from '@/shared/i18n';
import { PartTold, usePart } from '@/shared/part';
import { MoneyForm } from '@/shared/ui/money-form';
import * as panel from '@/shared/ui/panel';

import * as css from './coupon-panel.css';
import { FillNote } from './sharing';

/** The slip while the player works on it. Enter in the stake field acts as a press on Place. */
export function Builder({ Refused }: { Refused: ComponentType }) {
  const t = useT();
  const [bets, typeId] = useUnit([$bets, $typeId]);
  const [asked, accept, place] = useUnit([$askedPrices, acceptRequested, placeRequested]);
  // A coupon of one line, or of several singles, shows the plain list of bets. Every other type needs the part that
  // arranges them.
  const isArranged = !isOneLine(typeId) && !isSeveralSingles(typeId);
  const { module } = usePart(arrangedPart, isArranged);
  const arranged = isArranged ? module : null;
  return (
    <MoneyForm
      className={css.form}
      onCommit={() => {
        // The player agrees to the prices that the page showed at the moment of the press.
        if (asked === null) place();
        else accept(asked);
      }}
    >
      <TypeSelect />
      {isArranged && <PartTold part={arrangedPart} />}
      {arranged && <arranged.TypeOptions />}
      <div className={panel.scroll} data-drag-area="">
        <Refused />
        <FillNote />
        <UndoNote />
        <JoinNotes />
        {arranged ? (
          <SlipLegs Legs={arranged.ArrangedLegs} />
        ) : (
          <LegList label={t('coupon.list')} bets={bets} OwnStake={BetStake} Parts={JoinedParts} />
        )}
        {bets.length === 1 && <FirstBetHint />}
      </div>
      <div className={panel.foot}>
        {!isConditional(typeId) && <StakeBlock />}
        <ExtrasPart />
        <Selects />
        {arranged ? <arranged.LineSums /> : <Sums />}
        <PlaceButton />
      </div>
    </MoneyForm>
  );
}
