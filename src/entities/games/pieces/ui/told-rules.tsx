import { type TextKey, useT } from '@/shared/i18n';

import * as css from './paytable.css';

/** Rules that are one paragraph. */
export const toldRules = (text: TextKey) =>
  function ToldRules() {
    return <p className={css.quiet}>{useT()(text)}</p>;
  };
