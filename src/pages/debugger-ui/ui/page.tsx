import { useT } from '@/shared/i18n';

import { Blocks, Messages } from './blocks';
import { Buttons, Inputs } from './controls';
import { Foundations } from './foundations';
import { Overlays } from './overlays';
import * as css from './page.css';
import { Prices } from './prices';

/** Every component of the design system in every state. Staging builds only: decision D-99. */
export function DebuggerUiPage() {
  const t = useT();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('debugger.ui.title')}</h1>
      <Prices />
      <Buttons />
      <Inputs />
      <Messages />
      <Blocks />
      <Overlays />
      <Foundations />
    </div>
  );
}
