import { useUnit } from 'effector-react';

import { BET_TYPES } from '@contracts/maths/index';

import { $bets, $typeId } from '@/entities/coupon';
import { $askedPrices, acceptRequested, placeRequested } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { createPart, PartTold, usePart } from '@/shared/part';

import { $hasSlipTexts } from '../model/texts';
import * as css from './coupon-panel.css';
import * as footCss from './foot.css';
import { FillPart } from './fill-part';
import { LegList } from './leg-list';
import { PlaceButton } from './place-button';
import { RefusedNote } from './refused-note';
import { Selects } from './selects';
import { StakeBlock } from './stake-block';
import { Sums } from './sums';
import { TypeSelect } from './type-select';
import { UndoNote } from './undo-note';

const arrangedPart = createPart({ name: 'systems and their like', load: () => import('./arranged') });
const extrasPart = createPart({ name: 'more of the coupon', load: () => import('./slip-extras') });

/** What the next bet is good for. */
function FirstBetHint() {
  const t = useT();
  const hasTexts = useUnit($hasSlipTexts);
  const [express, system] = [BET_TYPES[1].bets[0], BET_TYPES[2].bets[0]];
  return hasTexts ? <p className={css.hint}>{t('betting.hint.one', { express, system })}</p> : null;
}

/** The slip while it is in the player's hands. Enter in the stake is a press on Place. */
export function Builder() {
  const t = useT();
  const [bets, typeId] = useUnit([$bets, $typeId]);
  const [asked, accept, place] = useUnit([$askedPrices, acceptRequested, placeRequested]);
  // One line, or several singles: the plain list of bets.
  const isArranged = typeId > 1 && typeId !== 9;
  const { module } = usePart(arrangedPart, isArranged);
  const arranged = isArranged ? module : null;
  const { module: extras } = usePart(extrasPart);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The yes is to the prices that were drawn when it was pressed.
        if (asked === null) place();
        else accept(asked);
      }}
    >
      <TypeSelect />
      {isArranged && <PartTold part={arrangedPart} />}
      {arranged && <arranged.TypeOptions />}
      <div className={css.scroll} data-drag-area="">
        <RefusedNote />
        <FillPart />
        <UndoNote />
        {arranged ? <arranged.ArrangedLegs /> : <LegList label={t('coupon.list')} bets={bets} />}
        {bets.length === 1 && <FirstBetHint />}
      </div>
      <div className={footCss.foot}>
        {typeId !== 5 && <StakeBlock />}
        <PartTold part={extrasPart} />
        {extras && <extras.SlipExtras />}
        <Selects />
        {arranged ? <arranged.LineSums /> : <Sums />}
        <PlaceButton />
      </div>
    </form>
  );
}
