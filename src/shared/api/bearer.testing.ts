import { carried, type Outgoing } from './bearer';

/** The header Authorization as the network gets it with this request, null without one. */
export const authorizationOf = (request: Outgoing): string | null =>
  new Headers(carried(request)?.headers).get('Authorization');
