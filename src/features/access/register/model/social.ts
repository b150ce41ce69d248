import { combine, sample } from 'effector';

import { $providers, oauthPath, providerOf, providersConfigured } from '@/entities/access/social';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, askedTarget, joinPath } from '@/shared/routing';

import { formOpened } from './fields';

const isPage = (pageId: string | undefined) => pageId === 'registration';

/** The other site whose account the visitor has just come back with: `/registration/social?provider=…`. Spec: api §4. */
export const $from = combine($location, $routeMatch, ({ search }, match) =>
  match !== null && isPage(match.meta.pageId) && match.params['socialregistration'] === 'social'
    ? providerOf(new URLSearchParams(search).get('provider'))
    : null,
);

/** Other sites by name, each with the address that leads there and back to where the player wanted to go. */
export const $socialLinks = combine(
  { providers: $providers, location: $location, match: $routeMatch, language: $language },
  ({ providers, location: { path, search }, match, language }) => {
    const wanted = isPage(match?.meta.pageId) ? (askedTarget(search) ?? '/') : `${path}${search}`;
    const target = joinPath(language, wanted);
    return providers.map(({ id, name }) => ({
      ...{ id, name },
      href: oauthPath(id, { language, mode: 'registration', target }),
    }));
  },
);

sample({
  clock: [formOpened, $siteConfig],
  source: $siteConfig,
  fn: (config) => config?.socialProviders ?? [],
  target: providersConfigured,
});
