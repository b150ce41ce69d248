import { combine, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { apiFailed } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, navigateTo } from '@/shared/routing';

import { isExempt } from '../lib/terms';
import { $isTermsOn, confirmAddress, termsOutdated } from './guard';

const $here = combine({
  isOn: $isTermsOn,
  isAuth: $isAuth,
  language: $language,
  location: $location,
  match: $routeMatch,
});

const refused = apiFailed.filter({ fn: ({ failure }) => failure.kind === 'termsChanged' });

/** A call was refused because the terms have changed (451, exception code 1), or a push said so: the player agrees and comes back. Spec: shell §8, HTTP-21, BOOT-19. */
export const termsAskedAgain = sample({
  clock: [refused, termsOutdated],
  source: $here,
  filter: ({ isOn, isAuth, match }) => isOn && isAuth && match !== null && !isExempt(match.meta),
  fn: ({ language, location: { path, search, hash } }) => confirmAddress(language, `${path}${search}${hash}`),
});
sample({ clock: termsAskedAgain, target: navigateTo });
