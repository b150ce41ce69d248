import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './footer.module.css';

export function LanguageSelect() {
  const { $t, $language, $languages, setLanguage } = useHost();
  const [t, language, languages] = useUnit([$t, $language, $languages]);

  return (
    <label className={css.language}>
      <svg
        width={14}
        height={14}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        aria-hidden="true"
      >
        <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
      </svg>
      <select aria-label={t('footer.language')} value={language} onChange={(event) => setLanguage(event.target.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
