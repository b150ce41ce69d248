import { Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Partner, PartnerAnswer } from '@contracts/partner';

import { OwnLink } from '../../../features/copy-link';
import { JoinPartners } from '../../../features/join-partners';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Earned } from './earned';
import { Months } from './months';
import { Terms } from './terms';

const path = '/office-api/v1/partner';

/** Path: /office/promotion. A link to publish, who came by it in numbers, what was earned. Row OFFICE-01, decision D-206. */
export function PartnerPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path={path} schema={PartnerAnswer} failure={t('office.partner.notRead')}>
      {({ data }) => <Shown first={data} />}
    </Loaded>
  );
}

function Shown({ first }: { first: Partner }) {
  const t = useUnit(useHost().$t);
  const [partner, setPartner] = useState(first);
  const { hasJoined, isHeldBack, isVerified, link } = partner;
  return (
    <div className={css.stack}>
      {isHeldBack && <Note tone="info">{t('office.partner.heldBack')}</Note>}
      {!isHeldBack && !isVerified && (
        <Note tone="info" title={t('office.partner.unverified')}>
          <Link to="/office/verification">{t('office.to.verification')}</Link>
        </Note>
      )}
      {hasJoined && <Earned path={path} partner={partner} onTaken={setPartner} />}
      {link !== null && <OwnLink link={link} text={t('office.partner.linkText')} />}
      {hasJoined && <Months partner={partner} />}
      <Terms partner={partner}>
        {!hasJoined && !isHeldBack && isVerified && <JoinPartners path={path} onJoined={setPartner} />}
      </Terms>
    </div>
  );
}
