import { LetIn } from '../../../features/let-in';
import css from '../../../shared/office.module.css';

/** Path: /office/qr. Log-in of another device by the code that it shows. Row OFFICE-11. */
export const QrPage = () => (
  <div className={css.stack}>
    <LetIn />
  </div>
);
