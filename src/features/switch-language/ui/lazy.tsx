import { createPart, createPartView } from '@/shared/part';

import type { LanguageSelectProps } from './language-select';

type Module = typeof import('./language-select');

/** What shows the list among other fields waits for it. Else everything below would move under the player's finger. */
export const languagesPart = createPart<Module>({ name: 'languages', load: () => import('./language-select') });

/** No first screen has it: the header's remote app has its own. */
export const LanguageSelect = createPartView<Module, LanguageSelectProps>({
  ...languagesPart,
  view: (module) => module.LanguageSelect,
});
