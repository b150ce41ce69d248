import { useUnit } from 'effector-react';

import { $language } from '@/shared/lib/language';

import { joinPath } from './path';

/** Address of a path in the language of the page. */
export function useHref(path: string): string {
  return joinPath(useUnit($language), path);
}
