import { useUnit } from 'effector-react';

import { maintenanceLanguage } from '@/features/watch-maintenance';
import { $language, type Translate, useT } from '@/shared/i18n';
import { inlineText } from '@/shared/inline-texts';

/** The page says that the whole site is closed for works. */
export const isWorks = (pageId: string): boolean => pageId === 'maintenance';

/** What a page says and in which language. About works there are two languages, and the whole page speaks one. Row MAINT-07. */
export function useSay(pageId: string): { t: Translate; language: string | undefined } {
  const t = useT();
  const language = maintenanceLanguage(useUnit($language));
  return isWorks(pageId)
    ? { t: (key, values) => inlineText(language, key, values), language }
    : { t, language: undefined };
}
