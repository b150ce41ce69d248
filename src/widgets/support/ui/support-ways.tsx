import { useUnit } from 'effector-react';

import { $supportOffer } from '@/features/help/contact-support';

import { SupportEntries } from './support-entries';

const stay = () => undefined;

/** All ways to the support, on a page of their own. Spec: shell §1, §2 "Office". */
export function SupportWays() {
  const offer = useUnit($supportOffer);
  return offer === null ? null : <SupportEntries offer={offer} close={stay} />;
}
