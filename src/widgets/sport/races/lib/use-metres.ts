import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $locale } from '@/shared/i18n';

/** Writes a distance as readers of the language do. */
export function useMetres(): (metres: number) => string {
  const locale = useUnit($locale);
  return useMemo(() => {
    const written = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' });
    return (metres) => written.format(metres);
  }, [locale]);
}
