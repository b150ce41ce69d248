import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Spinner } from '@/shared/ui/progress';

import * as css from './captcha.css';

/** The player does nothing, and the device works. The focus moves here, so that a screen reader reads the words. */
export function WorkAnswer() {
  const t = useT();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <p ref={place} className={css.work} tabIndex={-1}>
      <Spinner size={24} />
      {t('captcha.work.text')}
    </p>
  );
}
