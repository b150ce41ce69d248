import { carried, type Outgoing } from './bearer';

/** Gives the header Authorization of this request as the network gets it, null without one. */
export const authorizationOf = (request: Outgoing): string | null =>
  new Headers(carried(request)?.headers).get('Authorization');
