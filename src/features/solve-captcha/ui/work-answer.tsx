import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Spinner } from '@/shared/ui/progress';

import * as css from './captcha.css';

/** Nothing to be done: the device works. The words are read aloud by the focus that comes here. */
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
