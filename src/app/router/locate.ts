import type { Path } from 'react-router-dom';

import { type AppLocation, splitPath } from '@/shared/routing';

export const locate = ({ pathname, search, hash }: Path): AppLocation => ({ ...splitPath(pathname), search, hash });
