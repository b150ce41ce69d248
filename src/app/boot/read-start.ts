import { createEffect } from 'effector';

import { hasReferral, readTags } from '@/entities/access/referral';
import type { BlockQuestion } from '@/entities/site';
import { guessLanguage } from '@/features/switch-language';
import { readCookie } from '@/shared/lib/cookie';
import { splitPath } from '@/shared/routing';

/** Reads what the address and the cookies say, before any server has answered. Spec: shell §4, §6. */
export const readStartFx = createEffect((): { language: string; blockQuestion: BlockQuestion } => {
  const tags = readTags(location.search);
  return {
    language: guessLanguage(splitPath(location.pathname).language, readCookie('lng'), navigator.languages),
    blockQuestion: {
      stage: 'start',
      isAuth: readCookie('is_auth') === '1',
      hasReferral: hasReferral(tags),
      hasMobileReferral: tags.whn !== undefined,
      isVipAuthNeeded: false,
    },
  };
});
