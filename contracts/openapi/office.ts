import * as profile from '../profile.ts';
import { call, type Operation } from './call.ts';

const own = call('account', 'player');
const base = '/office-api/v1';

/** The player's own office. Spec: api §9. */
export const officeCalls: readonly Operation[] = [
  own('profile', 'get', `${base}/profile`, 'What the player told of themselves, and what of it may change', {
    answers: { 200: profile.ProfileAnswer },
    refusals: [401],
  }),
  own('changeProfile', 'patch', `${base}/profile`, 'Change some fields, unless another device was first', {
    body: profile.ProfileRequest,
    answers: { 200: profile.ProfileAnswer },
    refusals: [1, 401, 409],
  }),
];
