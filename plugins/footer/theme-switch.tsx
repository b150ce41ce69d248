import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './footer.module.css';

/** Says what a press does, not what is now. */
export function ThemeSwitch() {
  const { $t, $theme, setTheme } = useHost();
  const [t, theme] = useUnit([$t, $theme]);
  const other = theme === 'light' ? 'dark' : 'light';

  return (
    <button type="button" className={css.theme} onClick={() => setTheme(other)}>
      {t(`footer.theme.${other}`)}
    </button>
  );
}
