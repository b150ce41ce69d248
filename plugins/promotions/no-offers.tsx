import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useAct } from '../sdk/act';
import { hiding } from './model';
import css from './promotions.module.css';

/** The player asks for no offers, or for offers again; it holds on every page and device. Row PROMO-07. */
export function NoOffers({ areHidden }: { areHidden: boolean }) {
  const t = useUnit(useHost().$t);
  const { start, pending, refusal } = useAct(hiding);
  return (
    <div className={css.hide}>
      <Button
        variant="secondary"
        icon={areHidden ? 'eye' : 'eye-off'}
        busy={pending !== null}
        onClick={() => start({ value: !areHidden })}
      >
        {t(areHidden ? 'promotions.offersAgain' : 'promotions.noOffers')}
      </Button>
      {refusal !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {refusal.message || t('promotions.notSaved')}
        </Note>
      )}
    </div>
  );
}
