import { useUnit } from 'effector-react';

import { $loadedGroups } from '@/shared/i18n';

/** Whether the texts of sharing and of ready coupons are here: they come after the first page. */
export const useHasShareTexts = (): boolean => useUnit($loadedGroups).includes('share');
