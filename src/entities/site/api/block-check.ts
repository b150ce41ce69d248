import { blockCheckRetry } from '@contracts/constants';
import { BlockLightAnswer } from '@contracts/site';

import { createApiQuery } from '@/shared/api';

export type BlockQuestion = {
  stage: 'start' | 'route';
  isAuth: boolean;
  hasReferral: boolean;
  hasMobileReferral: boolean;
  isVipAuthNeeded: boolean;
};

const flag = (value: boolean) => (value ? 1 : 0);

/** GET /blocks-api/api/v1/block/light. 2 retries, 100 ms apart. Spec: shell §6, §7, §9. */
export const blockQuery = createApiQuery({
  name: 'block',
  request: ({ stage, isAuth, hasReferral, hasMobileReferral, isVipAuthNeeded }: BlockQuestion) => ({
    path: '/blocks-api/api/v1/block/light',
    query: {
      stage,
      auth: flag(isAuth),
      referralParams: flag(hasReferral),
      referralWHNMobile: flag(hasMobileReferral),
      mainVipDomainAuthNeed: flag(isVipAuthNeeded),
    },
  }),
  contract: BlockLightAnswer,
  mapData: ({ data }) => data,
  retry: blockCheckRetry,
  // A request without an answer goes on while it is repeated over another connection.
  strategy: 'TAKE_EVERY',
});
