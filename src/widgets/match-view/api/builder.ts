import { createJoin } from '@/features/betting/build-bet';

/** The outcomes that are pressed on the page: the last press is what somebody wants to know. */
export const buildMutation = createJoin('TAKE_LATEST');
