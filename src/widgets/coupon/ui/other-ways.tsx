import { ReadyBetsButton } from '@/features/betting/open-ready-bets';
import { LoadCode } from '@/features/betting/share-coupon';

import { useHasShareTexts } from '../lib/use-has-texts';
import * as css from './fill-note.css';

/** How a coupon may be filled other than press by press: by its code, or by a ready one. */
export function OtherWays() {
  if (!useHasShareTexts()) return null;
  return (
    <>
      <div className={css.more}>
        <ReadyBetsButton />
      </div>
      <LoadCode />
    </>
  );
}
