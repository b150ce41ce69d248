import { Skeleton } from '@openbook/ui';

import css from '../../../shared/office.module.css';

/** Boxes where the cards will stand, so that nothing moves when they come. */
export function Loading() {
  return [css.third, css.third, css.two, css.third, css.whole].map((place, index) => (
    <div key={index} className={place}>
      <Skeleton height={180} />
    </div>
  ));
}
