import * as overview from '../overview.ts';
import * as profile from '../profile.ts';
import * as security from '../security.ts';
import { call, type Operation } from './call.ts';

const own = call('account', 'player');
const base = '/office-api/v1';

/** The player's own office. Spec: api §9. */
export const officeCalls: readonly Operation[] = [
  own('overview', 'get', `${base}/overview`, 'Open bets, limits left, last bets and messages at a glance', {
    answers: { 200: overview.OverviewAnswer },
    refusals: [401],
  }),
  own('profile', 'get', `${base}/profile`, 'What the player told of themselves, and what of it may change', {
    answers: { 200: profile.ProfileAnswer },
    refusals: [401],
  }),
  own('changeProfile', 'patch', `${base}/profile`, 'Change some fields, unless another device was first', {
    body: profile.ProfileRequest,
    answers: { 200: profile.ProfileAnswer },
    refusals: [1, 401, 409],
  }),
  own('security', 'get', `${base}/security`, 'Ways of protection, open sessions, the last log-ins', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401],
  }),
  own('changePassword', 'post', `${base}/security/password`, 'A new password for who knows the present one', {
    body: security.ChangePasswordRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 130, 401, 429],
  }),
  own('endSession', 'delete', `${base}/security/sessions/{id}`, 'Log out there', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401, 404],
  }),
  own('endSessions', 'delete', `${base}/security/sessions`, 'Log out everywhere else', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401],
  }),
];
