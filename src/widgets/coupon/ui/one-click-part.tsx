import { useUnit } from 'effector-react';

import { $isActiveOneClick, $isOneClickOffered } from '@/entities/coupon';

import { useSparePart } from '../lib/use-part';
import { $canSpeak } from '../model/flow';
import * as css from './one-click-part.css';

const load = () => import('./one-click');
function usePartOf() {
  const [isOffered, canSpeak] = useUnit([$isOneClickOffered, $canSpeak]);
  const { part } = useSparePart(isOffered, load);
  return isOffered && canSpeak ? part : null;
}

/** Above everything in the coupon while one-click is armed. */
export function ArmedPart() {
  const part = usePartOf();
  return (
    part && (
      <>
        <part.ArmedBar />
        <part.OneClickAsk />
      </>
    )
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
