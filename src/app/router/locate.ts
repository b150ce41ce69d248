import { type AppLocation, splitPath } from '@/shared/routing';

type Address = { pathname: string; search: string; hash: string };

export const hrefOf = ({ pathname, search, hash }: Address): string => `${pathname}${search}${hash}`;

export const locate = ({ pathname, search, hash }: Address): AppLocation => ({ ...splitPath(pathname), search, hash });
