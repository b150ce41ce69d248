import { SearchField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { mostSigns, type Question, searchOf } from '../../../features/read-messages';
import css from '../../../shared/office.module.css';

const typingMs = 400;

/** Searches as the player types: words come into the address when they pause. */
export function Search({ question }: { question: Question }) {
  const { $t, replaceSearch } = useHost();
  const t = useUnit($t);
  const [typed, setTyped] = useState(question.q);
  // `sent`: words on their way into the address.
  const [{ seen, sent }, setWords] = useState<{ seen: string; sent: readonly string[] }>({
    seen: question.q,
    sent: [],
  });
  if (seen !== question.q) {
    const own = sent.indexOf(question.q);
    setWords({ seen: question.q, sent: own < 0 ? [] : sent.slice(own + 1) });
    // Somebody went back, or asked for all messages.
    if (own < 0) setTyped(question.q);
  }
  const ask = useEffectEvent(() => {
    const words = typed.trim();
    if (words === question.q) return;
    setWords({ seen, sent: [...sent, words] });
    replaceSearch(searchOf({ ...question, q: words }));
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className={css.search}>
      <SearchField
        label={t('office.messages.search')}
        placeholder={t('office.messages.search')}
        clearLabel={t('office.messages.clear')}
        maxLength={mostSigns}
        value={typed}
        onValueChange={setTyped}
      />
    </search>
  );
}
