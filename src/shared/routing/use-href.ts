import { useUnit } from 'effector-react';

import { $language } from '@/shared/lib/language';

import { joinPath } from './path';

/** The address of a path in the page's language. */
export function useHref(path: string): string {
  return joinPath(useUnit($language), path);
}
