import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { $language, $loadedGroups, loadDictionariesFx } from '@/shared/i18n';

/** A plugin names its dictionary groups in its `config`. */
const Config = z.object({ dictionaries: z.optional(z.array(z.string())) });
const none: string[] = [];

/**
 * Loads the texts that a plugin names, and again in each new language. True once the first ones are here, or did not come: a plugin with keys for
 * texts serves better than none.
 */
export function usePluginTexts({ config = {} }: PluginEntry): boolean {
  const [language, loaded, loadDictionaries] = useUnit([$language, $loadedGroups, loadDictionariesFx]);
  const [hasGivenUp, setGivenUp] = useState(false);
  const [hasTexts, setTexts] = useState(false);
  const parsed = Config.safeParse(config);
  const missing = (parsed.data?.dictionaries ?? none).filter((group) => !loaded.includes(group)).join(',');

  useEffect(() => {
    if (missing === '') return;
    loadDictionaries(missing.split(',')).catch(() => setGivenUp(true));
  }, [missing, language, loadDictionaries]);

  if (missing === '' && !hasTexts) setTexts(true);
  return hasTexts || hasGivenUp;
}
