import { Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Partner } from '@contracts/partner';

import { OwnLink } from '../../../features/copy-link';
import { JoinPartners } from '../../../features/join-partners';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { partner as asked, path } from '../model/partner';
import { Earned } from './earned';
import { Months } from './months';
import { Terms } from './terms';

/** Path: /office/promotion. A link to publish, who came by it in numbers, what was earned. Row OFFICE-01, decision D-206. */
export function PartnerPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} failure={t('office.partner.notRead')}>
      {(partner) => <Shown partner={partner} />}
    </Loaded>
  );
}

function Shown({ partner }: { partner: Partner }) {
  const t = useUnit(useHost().$t);
  const { hasJoined, isHeldBack, isVerified, link } = partner;
  return (
    <div className={css.stack}>
      {isHeldBack && <Note tone="info">{t('office.partner.heldBack')}</Note>}
      {!isHeldBack && !isVerified && (
        <Note tone="info" title={t('office.partner.unverified')}>
          <Link to="/office/verification">{t('office.to.verification')}</Link>
        </Note>
      )}
      {hasJoined && <Earned partner={partner} />}
      {link !== null && <OwnLink link={link} text={t('office.partner.linkText')} />}
      {hasJoined && <Months partner={partner} />}
      <Terms partner={partner}>{!hasJoined && !isHeldBack && isVerified && <JoinPartners path={path} />}</Terms>
    </div>
  );
}
