import * as bonuses from '../bonuses.ts';
import * as cashback from '../cashback.ts';
import * as documents from '../documents.ts';
import * as friends from '../friends.ts';
import { LetterRequest } from '../letter-request.ts';
import * as letters from '../letters.ts';
import * as settings from '../office-settings.ts';
import * as overview from '../overview.ts';
import * as partner from '../partner.ts';
import * as passkeys from '../passkeys.ts';
import * as profile from '../profile.ts';
import * as qr from '../qr-login.ts';
import * as rewards from '../rewards.ts';
import * as security from '../security.ts';
import { call, lng, none, type Operation, paging } from './call.ts';

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
  own('settings', 'get', `${base}/settings`, 'What the player decided, and what of the site goes with it', {
    query: lng,
    answers: { 200: settings.OfficeSettingsAnswer },
    refusals: [2, 401],
  }),
  own(
    'setSetting',
    'patch',
    `${base}/settings`,
    'Change one setting; the mailing flags are a view of what to hear of',
    {
      body: settings.SettingRequest,
      answers: { 200: settings.OfficeSettingsAnswer },
      refusals: [1, 2, 401, 1011],
    },
  ),
  own('disallowSports', 'put', `${base}/disallow-sports`, 'Sports that the player does not want in a list', {
    body: settings.DisallowSportsRequest,
    answers: none,
    refusals: [1, 401],
  }),
  own('depositBonuses', 'get', `${base}/bonuses/deposit`, 'What a deposit would bring, for who may have a bonus', {
    query: { accountId: 'number of the account that it would come to' },
    answers: { 200: bonuses.DepositBonusesAnswer },
    refusals: [401],
  }),
  own('wagerBonuses', 'get', `${base}/bonuses/wager`, 'Bonuses that are being wagered, with what is staked so far', {
    answers: { 200: bonuses.WagerBonusesAnswer },
    refusals: [401],
  }),
  own('giveUpBonus', 'delete', `${base}/bonuses/wager/{id}`, 'Give a bonus up: its money goes back to the house', {
    answers: { 200: bonuses.WagerBonusesAnswer },
    refusals: [401, 404, 409],
  }),
  own('cashback', 'get', `${base}/cashback/{kind}`, 'Cashback: sport (common), casino (vip, premium)', {
    answers: { 200: cashback.CashbackAnswer },
    refusals: [401],
  }),
  own('takeCashback', 'post', `${base}/cashback/{kind}/take`, 'Take what is available, once', {
    answers: { 200: cashback.CashbackAnswer },
    refusals: [401, 403, 409],
  }),
  own('rewards', 'get', `${base}/rewards`, 'What a player has earned, what of it can be taken', {
    answers: { 200: rewards.RewardsAnswer },
    refusals: [401],
  }),
  own('takeReward', 'post', `${base}/rewards/{id}/take`, 'Take one reward, once', {
    answers: { 200: rewards.RewardsAnswer },
    refusals: [401, 403, 409],
  }),
  own('friends', 'get', `${base}/friends`, 'The link that brings friends, and who came by it', {
    answers: { 200: friends.FriendsAnswer },
    refusals: [401],
  }),
  own('partner', 'get', `${base}/partner`, 'The partner programme: own link, who came, what was earned', {
    answers: { 200: partner.PartnerAnswer },
    refusals: [401],
  }),
  own('joinPartners', 'post', `${base}/partner/join`, 'Agree to the terms and get a link', {
    answers: { 200: partner.PartnerAnswer },
    refusals: [401, 403],
  }),
  own('takeEarned', 'post', `${base}/partner/take`, 'Take what was earned; nobody is paid for twice', {
    answers: { 200: partner.PartnerAnswer },
    refusals: [401, 403, 409],
  }),
  own('manager', 'get', `${base}/manager`, 'Who looks after the player, when they are there, what was written', {
    answers: { 200: letters.ManagerAnswer },
    refusals: [401],
  }),
  own('writeToManager', 'post', `${base}/manager/letters`, 'Write to them; the answer comes as a message too', {
    body: LetterRequest,
    answers: { 201: letters.LetterAnswer },
    refusals: [1, 401, 429],
  }),
  own('ideas', 'get', `${base}/ideas`, 'Own ideas and what was answered', {
    query: paging,
    answers: { 200: letters.IdeasAnswer },
    refusals: [401],
  }),
  own('shareIdea', 'post', `${base}/ideas`, 'Share an idea; the answer comes as a message too', {
    body: LetterRequest,
    answers: { 201: letters.LetterAnswer },
    refusals: [1, 401, 429],
  }),
  own('security', 'get', `${base}/security`, 'Ways of protection, open sessions, the last log-ins', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401],
  }),
  own('changePassword', 'post', `${base}/security/password`, 'A new password for who knows the present one', {
    body: security.ChangePasswordRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 130, 136, 401, 429],
  }),
  own('endSession', 'delete', `${base}/security/sessions/{id}`, 'Log out there', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401, 404],
  }),
  own('startAuthenticator', 'post', `${base}/security/authenticator`, 'A key for an authenticator app, told once', {
    answers: { 200: security.AuthenticatorAnswer },
    refusals: [136, 401, 409],
  }),
  own('turnOnAuthenticator', 'put', `${base}/security/authenticator`, 'The first code of the app turns it on', {
    body: security.SecondCodeRequest,
    answers: { 200: security.AuthenticatorOnAnswer },
    refusals: [1, 131, 401, 409, 429],
  }),
  own('turnOffAuthenticator', 'post', `${base}/security/authenticator/off`, 'A code of the app turns it off', {
    body: security.SecondCodeRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 131, 401, 409, 429],
  }),
  own('passkeyOptions', 'post', `${base}/security/passkeys/options`, 'What a browser needs to make a passkey', {
    answers: { 200: passkeys.PasskeyOptionsAnswer },
    refusals: [136, 401],
  }),
  own('addPasskey', 'post', `${base}/security/passkeys`, 'Keeps a passkey under a name', {
    body: passkeys.AddPasskeyRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 131, 401],
  }),
  own('renamePasskey', 'patch', `${base}/security/passkeys/{id}`, 'Another name for a passkey', {
    body: passkeys.RenamePasskeyRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 401, 404],
  }),
  own('askPhone', 'post', `${base}/security/phone`, 'A code to a phone that becomes the player’s own', {
    body: security.ContactRequest,
    answers: { 200: security.ContactSentAnswer },
    refusals: [1, 130, 136, 401, 429],
  }),
  own('confirmPhone', 'put', `${base}/security/phone`, 'That code makes it theirs', {
    body: security.SecondCodeRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 131, 134, 401, 429],
  }),
  own('askEmail', 'post', `${base}/security/email`, 'A code to an e-mail that becomes the player’s own', {
    body: security.ContactRequest,
    answers: { 200: security.ContactSentAnswer },
    refusals: [1, 130, 136, 401, 429],
  }),
  own('confirmEmail', 'put', `${base}/security/email`, 'That code makes it theirs', {
    body: security.SecondCodeRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 131, 134, 401, 429],
  }),
  own('setQuestion', 'put', `${base}/security/question`, 'A question whose answer guards phone and e-mail', {
    body: security.QuestionRequest,
    answers: { 200: security.SecurityAnswer },
    refusals: [1, 130, 136, 401, 429],
  }),
  own('removePasskey', 'delete', `${base}/security/passkeys/{id}`, 'It opens the account no more', {
    answers: { 200: security.SecurityAnswer },
    refusals: [136, 401, 404],
  }),
  own('qrLook', 'post', `${base}/qr`, 'Which device asks to be let in by this code', {
    body: qr.QrLookRequest,
    answers: { 200: qr.QrAskerAnswer },
    refusals: [1, 134, 401, 404, 409, 429],
  }),
  own('qrAnswer', 'post', `${base}/qr/answer`, 'Lets that device in, or refuses it', {
    body: qr.QrAnswerRequest,
    answers: none,
    refusals: [1, 134, 136, 401, 404, 409, 429],
  }),
  own('verification', 'get', `${base}/verification`, 'Documents that were sent, and what may be', {
    answers: { 200: documents.VerificationAnswer },
    refusals: [401],
  }),
  own('sendDocumentPart', 'post', `${base}/verification/parts`, 'A part of a file, as multipart: id, place, of, file', {
    answers: { 200: documents.DocumentPartAnswer },
    refusals: [1, 401],
  }),
  own('handInDocument', 'post', `${base}/verification`, 'Makes a document of a file whose parts are here', {
    body: documents.DocumentRequest,
    answers: { 201: documents.VerificationAnswer },
    refusals: [1, 401, 409],
  }),
  own('checkDocument', 'post', `${base}/verification/{id}/check`, 'The player has done what a document waited for', {
    answers: { 200: documents.VerificationAnswer },
    refusals: [401, 404, 409],
  }),
  own('endSessions', 'delete', `${base}/security/sessions`, 'Log out everywhere else', {
    answers: { 200: security.SecurityAnswer },
    refusals: [401],
  }),
];
