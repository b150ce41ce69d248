import { buttonLook, EmptyState, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { offers } from '../model/offers';
import { Offer } from './offer';

/** Path: /office/bonuses/deposit. What a deposit would bring, with all that it asks. Row LIM-69. */
export function DepositBonusesPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={offers} failure={t('office.bonus.notRead')}>
      {({ data: { offers, isHeldBack } }) =>
        offers.length === 0 ? (
          <EmptyState
            icon={isHeldBack ? 'shield-check' : 'gift'}
            level={2}
            title={t(isHeldBack ? 'office.bonus.heldBack' : 'office.bonus.noOffer')}
            actions={
              <Link to={isHeldBack ? '/office/responsible' : '/office/promocode'} className={buttonLook({})}>
                {t(isHeldBack ? 'office.overview.allLimits' : 'office.promo.check')}
              </Link>
            }
          >
            {t(isHeldBack ? 'office.bonus.heldBackText' : 'office.bonus.noOfferText')}
          </EmptyState>
        ) : (
          <div className={css.stack}>
            {offers.map((offer) => (
              <Offer key={offer.iso} offer={offer} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
