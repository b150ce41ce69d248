import { PartnerAnswer } from '@contracts/partner';

import { createAct } from '../../../../sdk/act';

export const joining = createAct(({ office }, { path }: { path: string }) =>
  office.send('POST', `${path}/join`, PartnerAnswer).then(({ data }) => data),
);
