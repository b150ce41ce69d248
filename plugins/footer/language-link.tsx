import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './footer.module.css';

/** Names the page's language in that language, and opens the settings. */
export function LanguageLink() {
  const { $t, $language, $languages, openModal } = useHost();
  const [t, language, languages] = useUnit([$t, $language, $languages]);
  const name = languages.find(({ code }) => code === language)?.name;
  if (name === undefined) return null;

  return (
    <button
      type="button"
      className={css.language}
      aria-label={`${t('main.language')}: ${name}`}
      aria-haspopup="dialog"
      onClick={() => openModal('settings')}
    >
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
      {name}
    </button>
  );
}
