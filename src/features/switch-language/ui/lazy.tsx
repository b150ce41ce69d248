import { createPartView } from '@/shared/part';

import type { LanguageSelectProps } from './language-select';

type Module = typeof import('./language-select');

/** No first screen has it: the header's remote app has its own. */
export const LanguageSelect = createPartView<Module, LanguageSelectProps>({
  name: 'languages',
  load: () => import('./language-select'),
  view: (module) => module.LanguageSelect,
});
