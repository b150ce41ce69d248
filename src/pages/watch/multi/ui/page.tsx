import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';

import { $chosen, mostMatches, multiOpened } from '../model/chosen';
import { Match } from './match';
import { Offer } from './offer';
import * as css from './page.css';

/** Path: /multi. Up to six matches side by side, each with its picture and its main prices. Spec: shell §2. */
export function MultiPage() {
  const t = useT();
  const [matches, opened] = useUnit([$chosen, multiOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <PriceDesk>
      <div className={css.page}>
        <h1 className={css.title}>{t('zone.multi.title')}</h1>
        <p className={css.text}>{t('zone.multi.text', { count: mostMatches })}</p>
        <PricesLocked />
        {matches.length > 0 && (
          <ul className={css.matches}>
            {matches.map((id) => (
              <li key={id}>
                <Match gameId={id} />
              </li>
            ))}
          </ul>
        )}
        <Offer />
      </div>
    </PriceDesk>
  );
}
