import * as auth from '../auth.ts';
import * as passkeys from '../passkeys.ts';
import * as qr from '../qr-login.ts';
import * as registration from '../registration.ts';
import * as stepUp from '../step-up.ts';
import * as move from '../transfer.ts';
import { call, lng, none, type Operation } from './call.ts';

const sign = call('auth', 'anyone');
const own = call('auth', 'player');
const transfer = '/web-api/api/internal/v1/account/user-transfer';
export const authCalls: readonly Operation[] = [
  sign('login', 'post', '/web-api/auth/login', 'Sign in by e-mail or id', {
    body: auth.LoginRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 132, 429],
  }),
  sign('passkeyRequest', 'post', '/web-api/auth/passkey/options', 'What a browser needs to show its passkeys', {
    answers: { 200: passkeys.PasskeyOptionsAnswer },
    refusals: [429],
  }),
  sign('passkey', 'post', '/web-api/auth/passkey', 'Sign in by a passkey', {
    body: passkeys.PasskeyRequest,
    answers: { 200: auth.AuthOk },
    refusals: [1, 130, 132, 137, 429],
  }),
  own('stepUpWays', 'get', '/web-api/auth/step-up', 'How the player may show again that it is them', {
    answers: { 200: stepUp.StepUpWaysAnswer },
  }),
  own('stepUpOptions', 'post', '/web-api/auth/step-up/options', 'What a browser needs to show passkeys of the player', {
    answers: { 200: stepUp.StepUpOptionsAnswer },
    refusals: [429],
  }),
  own('stepUp', 'post', '/web-api/auth/step-up', 'Show again that it is you: opens for five minutes what 136 refused', {
    body: stepUp.StepUpRequest,
    answers: none,
    refusals: [1, 130, 131, 132, 429],
  }),
  sign('qrAsk', 'post', '/web-api/auth/qr', 'A code that a signed-in device of the player reads', {
    answers: { 200: qr.QrAskAnswer },
    refusals: [429],
  }),
  sign('qrState', 'get', '/web-api/auth/qr', 'What became of the code of this browser', {
    answers: { 200: qr.QrStateAnswer },
  }),
  sign('qrLogin', 'post', '/web-api/auth/qr-login', 'Sign in after that device said yes', {
    answers: { 200: auth.AuthOk },
    refusals: [131, 132],
  }),
  sign('twoStep', 'post', '/web-api/auth/two-step', 'The second step', {
    body: auth.TwoStepRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131, 132],
  }),
  sign('loginPhone', 'post', '/web-api/auth/login-phone', 'Sign in by phone', {
    body: auth.LoginPhoneRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 132, 429],
  }),
  sign('loginToken', 'post', '/web-api/auth/login-token', 'Sign in by a link', {
    body: auth.LoginTokenRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [131, 132],
  }),
  sign('loginSocial', 'post', '/web-api/auth/social', 'Link a social account by login and password', {
    body: auth.SocialLoginRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 131, 132, 429],
  }),
  sign('sendSms', 'post', '/web-api/auth/send-sms', 'Send a code to a phone', {
    body: auth.SendSmsRequest,
    answers: { 200: auth.SendSmsAnswer },
    refusals: [1, 429],
  }),
  sign('smsCode', 'post', '/web-api/auth/sms-code', 'Sign in by that code', {
    body: auth.SmsCodeRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [131, 132],
  }),
  sign('socialTwoStep', 'post', '/web-api/auth/social-two-step', 'The second step after a social login', {
    body: auth.SocialTwoStepRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131, 132],
  }),
  sign('oauth', 'get', '/web-api/auth/oauth/{provider}', 'To the consent page of a provider', {
    query: { ...lng, redirect_url: 'own path', mode: 'login or registration' },
    answers: { 302: null },
    refusals: [404],
  }),
  sign('oauthCallback', 'get', '/web-api/auth/oauth/{provider}/callback', 'Back from the provider', {
    query: { code: 'of the provider', state: 'of the call before' },
    answers: { 302: null },
    refusals: [131],
  }),
  sign('oneTapClient', 'get', '/social-api/oauth/google-one-tap/clientId', 'Client of the one-tap sign-in', {
    answers: { 200: auth.OneTapClientAnswer },
  }),
  sign('oneTap', 'post', '/social-api/oauth/google-one-tap', 'One-tap sign-in (multipart)', {
    answers: { 200: auth.OneTapAnswer },
    refusals: [1],
  }),
  sign('forgotPassword', 'post', '/web-api/auth/password/forgot', 'Send a link or a code for a new password', {
    body: auth.ForgotPasswordRequest,
    answers: { 200: auth.ForgotPasswordAnswer },
    refusals: [1, 429],
  }),
  sign('resetPassword', 'post', '/web-api/auth/password/reset', 'Set the new password', {
    body: auth.ResetPasswordRequest,
    answers: { ...none, 202: auth.ResetStep },
    refusals: [1, 131],
  }),
  sign('activate', 'post', '/web-api/user/activate', 'Activate an account by the link of a mail', {
    body: auth.ActivateRequest,
    answers: none,
    refusals: [131],
  }),
  sign('verifyAccount', 'post', '/web-api/user/account-verify', 'Confirm the e-mail by the link of a mail', {
    body: auth.LinkTokenRequest,
    answers: none,
    refusals: [131],
  }),
  sign('stopNewsletter', 'post', '/web-api/user/stop-newsletter', 'No more news by mail', {
    body: auth.LinkTokenRequest,
    answers: none,
    refusals: [131],
  }),
  sign('phoneCountries', 'get', '/web-api/geo/phone-countries', 'Countries with the code of their phones', {
    query: lng,
    answers: { 200: auth.PhoneCountriesAnswer },
  }),
  sign('phoneMasks', 'get', '/web-api/geo/phone-masks', 'How phone numbers are written', {
    answers: { 200: auth.PhoneMasksAnswer },
  }),
  sign('register', 'post', '/web-api/registration/{type}', 'Register; `fast_reg` and `phone_reg` make the password', {
    body: registration.RegistrationRequest,
    answers: { 201: registration.RegistrationAnswer },
    refusals: [1, 131, 135, 404, 429],
    key: true,
  }),
  own('saveCredentials', 'post', '/web-api/registration/save-credentials', 'Mail login and password to a new player', {
    body: registration.SaveCredentialsRequest,
    answers: none,
    refusals: [1, 429],
  }),
  own('transferSendCode', 'post', `${transfer}/send-code/{transferRequest}`, 'Send a code for the move of an account', {
    body: move.TransferSendCode,
    answers: { 200: move.TransferCodeSent },
    refusals: [1, 100, 136, 404, 429],
  }),
  own('transferCheckCode', 'post', `${transfer}/check-code/{transferRequest}`, 'Check that code', {
    body: move.TransferCheckCode,
    answers: { 200: move.TransferCodeChecked },
    refusals: [131, 134, 404],
  }),
  own(
    'transferUserData',
    'post',
    `${transfer}/user-data`,
    'Move the account: id and password, told again to the same key for ten minutes',
    {
      body: move.TransferUserData,
      answers: { 200: move.TransferDone },
      refusals: [131],
      key: true,
    },
  ),
];
