// First of all: schemas must be told not to probe for eval before one is parsed, and the HTTP layer takes `fetch` before any remote app is here.
import '@contracts/zod';
import '@/shared/api';

import './appearance/font';
import '@/shared/ui/theme';
// Small parts of almost every page: not in the first file, each would be a request for a script and one for its style.
import '@/shared/ui/chip';
import '@/shared/ui/crest';
import '@/shared/ui/note';
// So does the page that most visits begin with: in a file of its own it would come a round trip later.
import '@/pages/sport-board';

import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';

import { $language } from '@/shared/i18n';

import { appStarted, bootSucceeded } from './boot';
import './appearance';
import { LastResort } from './last-resort';
import { Root } from './root';
import { createAppRouter } from './router/router';

const scope = fork();

// Guards of the first page wait for what they decide on; its code is on the way meanwhile.
const ready = new Promise<void>((resolve) => {
  createWatch({ unit: bootSucceeded, scope, fn: () => resolve() });
});

void allSettled(appStarted, { scope });
createAppRouter({ scope, ready, language: () => scope.getState($language) });

const place = document.getElementById('root');
if (place !== null) {
  createRoot(place).render(
    <Provider value={scope}>
      <LastResort>
        <Root />
      </LastResort>
    </Provider>,
  );
}
