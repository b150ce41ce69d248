import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SearchField } from '@/shared/ui/field';
import { Waiting } from '@/shared/ui/waiting';

import {
  $alphabet,
  $hasFailed,
  $isMissing,
  $letter,
  $letters,
  $shown,
  $words,
  alphabetWanted,
  letterChosen,
  wordsTyped,
} from '../model/alphabet';
import * as css from './page.css';
import { Topics } from './topics';

/** Path: /betting-alphabet/{topic}/{part}/{word}. What the words of betting mean. */
export function AlphabetPage() {
  const t = useT();
  const [alphabet, hasFailed, isMissing, wanted, language] = useUnit([
    ...[$alphabet, $hasFailed, $isMissing, alphabetWanted, $language],
  ] as const);
  useEffect(() => {
    wanted();
  }, [wanted, language]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.betting-alphabet')}</h1>
        <p className={css.quiet}>{t('alphabet.lead')}</p>
      </header>
      {hasFailed && (
        <ErrorState title={t('alphabet.failed')} level={2} retryLabel={t('main.retry')} onRetry={() => wanted()} />
      )}
      {!hasFailed && alphabet === null && <Waiting />}
      {alphabet !== null && (
        <>
          <Topics alphabet={alphabet} />
          {isMissing ? <Missing /> : <Words language={alphabet.language} />}
        </>
      )}
    </div>
  );
}

function Missing() {
  const t = useT();
  return (
    <EmptyState
      icon="search"
      level={2}
      title={t('alphabet.missing')}
      actions={
        <AppLink to="/betting-alphabet" className={buttonLook({ variant: 'primary' })}>
          {t('alphabet.toAll')}
        </AppLink>
      }
    >
      {t('alphabet.missingText')}
    </EmptyState>
  );
}

/** `language`: of the words, where it is not the page's. */
function Words({ language }: { language: string | undefined }) {
  const t = useT();
  const [shown, words, letter, letters] = useUnit([$shown, $words, $letter, $letters]);
  const [type, choose] = useUnit([wordsTyped, letterChosen]);
  return (
    <>
      <SearchField
        className={css.search}
        label={t('alphabet.search')}
        clearLabel={t('menu.search.clear')}
        value={words}
        onValueChange={type}
      />
      <div className={css.letters} role="group" aria-label={t('alphabet.letters')}>
        {[null, ...letters].map((each) => (
          <Chip key={each ?? 'all'} pressed={each === letter} onClick={() => choose(each)}>
            {each ?? t('alphabet.allLetters')}
          </Chip>
        ))}
      </div>
      <p role="status" className={css.quiet}>
        {t('alphabet.found', { count: shown.length })}
      </p>
      <dl className={css.words} lang={language}>
        {shown.map(({ slug, title, text, path }) => (
          <div key={slug} className={css.word}>
            <dt>
              <AppLink to={path} className={css.link}>
                {title}
              </AppLink>
            </dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && (
        <EmptyState icon="search" level={2} title={t('alphabet.none')}>
          {t('alphabet.noneText')}
        </EmptyState>
      )}
    </>
  );
}
