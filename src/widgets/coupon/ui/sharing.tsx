import { ReadyBetsButton } from '@/features/betting/open-ready-bets';
import { PartTold, usePart } from '@/shared/part';

import { sharingPart } from '../model/sharing-part';
import * as css from './coupon-panel.css';

export function ShareButton() {
  const { module: sharing } = usePart(sharingPart, false);
  return sharing && <sharing.ShareButton />;
}

/** Says what a coupon from elsewhere brought. */
export function FillNote() {
  const { module: sharing } = usePart(sharingPart, false);
  return sharing && <sharing.FillPart />;
}

/** Other ways to fill a coupon than press by press: by its code, or with a ready coupon. */
export function OtherWays() {
  const { module: sharing } = usePart(sharingPart, false);
  if (sharing === null) return <PartTold part={sharingPart} />;
  return (
    <>
      <div className={css.more}>
        <ReadyBetsButton />
      </div>
      <sharing.LoadCode />
    </>
  );
}
