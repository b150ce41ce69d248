import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { $language, $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { createPart, usePart } from '@/shared/part';

/** A plugin names its dictionary groups in its `config`. */
const Config = z.object({ dictionaries: z.optional(z.array(z.string())) });
const none: string[] = [];

const ownPart = createPart({ name: 'texts of plugins', load: () => import('../ui/own-texts') });

/**
 * Loads the texts that a plugin names, again for each new language. `hasTexts`: the first ones have come or failed; a plugin
 * with '…' in places is better than none. `own` brings those that it has itself, wherever it is drawn.
 */
export function usePluginTexts({ config = {}, texts }: PluginEntry) {
  const [language, loaded, loadDictionaries] = useUnit([$language, $loadedGroups, loadDictionariesFx]);
  const { module: own, state, hasFailed } = usePart(ownPart, texts !== undefined);
  const [hasGivenUp, setGivenUp] = useState(false);
  const [isOwnHere, setOwnHere] = useState(texts === undefined);
  const parsed = Config.safeParse(config);
  const missing = (parsed.data?.dictionaries ?? none).filter((group) => !loaded.includes(group)).join(',');
  const [hasTexts, setTexts] = useState(missing === '' && isOwnHere);

  useEffect(() => {
    if (missing === '') return;
    loadDictionaries(missing.split(',')).catch(() => setGivenUp(true));
  }, [missing, language, loadDictionaries]);

  if ((missing === '' || hasGivenUp) && (isOwnHere || hasFailed || state === 'slow') && !hasTexts) setTexts(true);
  return { hasTexts, own, onOwnHere: () => setOwnHere(true) };
}
