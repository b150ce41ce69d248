import { useT } from '@/shared/i18n';
import { SearchField } from '@/shared/ui/field';

import * as css from './page.css';

/** Keeps the rows that contain the typed words. */
export function FilterField({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const t = useT();
  return (
    <SearchField
      className={css.wide}
      label={t('debugger.filter')}
      placeholder={t('debugger.filter')}
      clearLabel={t('debugger.ui.clear')}
      size="sm"
      value={value}
      onValueChange={onValueChange}
    />
  );
}
