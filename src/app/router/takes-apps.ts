import type { RouteMeta } from '@/shared/routing';

import { sectionGroup } from './route-row';

/** The page of sections shows the remote app that is mounted at its path. */
export const takesApps = ({ dictionaries }: RouteMeta): boolean => dictionaries.includes(sectionGroup);
