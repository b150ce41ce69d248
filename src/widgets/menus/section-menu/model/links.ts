import { combine } from 'effector';

import { $isClosedFor } from '@/entities/player';
import { $plugins, mountedAt } from '@/entities/plugin';
import { $availability, $siteConfig, isOffered } from '@/entities/site';
import { $routeMatch } from '@/shared/routing';

/** Pages of the section that this site offers and has content for. Decision D-111. */
export const $links = combine(
  {
    match: $routeMatch,
    availability: $availability,
    config: $siteConfig,
    plugins: $plugins,
    isClosedFor: $isClosedFor,
  },
  ({ match, availability, config, plugins, isClosedFor }) =>
    (match?.meta.links ?? []).filter(
      (link) =>
        !isClosedFor(link.path) &&
        isOffered(availability, link.availability) &&
        (link.setting === undefined || config?.[link.setting] === true) &&
        (link.isEmpty !== true || mountedAt(plugins ?? [], link.path) !== undefined),
    ),
);
