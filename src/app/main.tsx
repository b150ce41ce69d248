// This import comes first: schemas must learn not to probe for eval before anybody parses one.
import '@contracts/zod';
import '@/shared/ui/theme';
// Almost every page needs these small parts. In files of their own each would cost one request for a script and one
// for its style.
import '@/shared/ui/chip';
import '@/shared/ui/crest';
import '@/shared/ui/note';
// Most visits begin with this page. In a file of its own it would load one round trip later.
import '@/pages/sport-board';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';

import { $language } from '@/shared/i18n';

import { appStarted, bootSucceeded } from './boot';
import { LastResort } from './last-resort';
import { Root } from './root';
import { createAppRouter } from './router/router';
import './appearance/font';
import './appearance';

const scope = fork();

// The guards of the first page wait for what they decide on, while the code of the page loads.
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
