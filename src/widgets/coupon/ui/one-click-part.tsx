import { useUnit } from 'effector-react';

import { $isActiveOneClick, $isOneClickOffered } from '@/entities/coupon';
import { createPart, PartTold, usePart } from '@/shared/part';

import { $canSpeak } from '../model/flow';
import * as css from './one-click-part.css';

const oneClickPart = createPart({ name: 'bet in one click', load: () => import('./one-click') });
function usePartOf() {
  const [isOffered, canSpeak] = useUnit([$isOneClickOffered, $canSpeak]);
  const { module } = usePart(oneClickPart, isOffered);
  return isOffered && canSpeak ? module : null;
}

/** Above everything in the coupon while one-click is armed. */
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
