import { CheckPromo } from '../../../features/check-promo';
import css from '../../../shared/office.module.css';
import { History } from './history';

/** Path: /office/promocode. What a code gives, and the codes that were used. Rows OFFICE-01, OFFICE-05. */
export function PromoCodePage() {
  return (
    <div className={css.stack}>
      <CheckPromo />
      <History />
    </div>
  );
}
