import { useUnit } from 'effector-react';

import { $isActiveOneClick, $isOneClickOffered } from '@/entities/quick-bet';
import { createPart, PartTold, usePart } from '@/shared/part';

import * as css from './one-click-part.css';

const oneClickPart = createPart({
  name: 'bet in one click',
  load: () => import('./one-click'),
  texts: ['flow'],
});

function usePartOf() {
  const isOffered = useUnit($isOneClickOffered);
  const { module } = usePart(oneClickPart, isOffered);
  return isOffered ? module : null;
}

/** While one-click is on, its mark is above everything in the coupon. */
export function ArmedPart() {
  const part = usePartOf();
  return (
    <>
      <PartTold part={oneClickPart} />
      {part && (
        <>
          <part.ArmedBar />
          <part.OneClickAsk />
        </>
      )}
    </>
  );
}

export function OneClickPart() {
  const part = usePartOf();
  const isArmed = useUnit($isActiveOneClick);
  return (
    part &&
    !isArmed && (
      <div className={css.row}>
        <part.OneClickSwitch />
      </div>
    )
  );
}

/** The same switch among the settings. */
export function OneClickSetting() {
  const part = usePartOf();
  return part && <part.OneClickSwitch />;
}
