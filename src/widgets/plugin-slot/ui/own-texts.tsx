import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';

import type { PluginEntry } from '@contracts/plugin';

import { $language } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';

import { bringTextsFx } from '../model/own-texts';

/** An app waits no longer than this for its own texts. Until they come it shows '…' in their places. */
const patienceMs = 3000;

type OwnTextsProps = {
  entry: PluginEntry;
  /** Called when the first ones have come, failed, or are late. */
  onHere: () => void;
};

/** Brings the texts that an app has itself, again for each new language, new files, and when the network is back. */
export function OwnTexts({ entry, onHere }: OwnTextsProps) {
  const [language, isOnline, bring] = useUnit([$language, $isOnline, bringTextsFx]);
  const texts = JSON.stringify(entry.texts);

  const bringNow = useEffectEvent(() => {
    const timer = setTimeout(onHere, patienceMs);
    bring(entry).then(onHere, onHere);
    return () => clearTimeout(timer);
  });
  useEffect(() => bringNow(), [texts, language, isOnline]);

  return null;
}
