import { CAPTCHA_TYPE, type CaptchaValidateAnswer } from '@contracts/captcha';

/** What the backend says to an answer. `timeMs`: left of the challenge. `message`: a key or a sentence. Spec: coupon §5, decision D-04. */
export type Verdict =
  { isSolved: true; token: string } | { isSolved: false; isLogoutUser: boolean; timeMs: number; errorMessage: string };

export function verdictOf({ success, type, time, error_message, token }: CaptchaValidateAnswer): Verdict {
  // "Solved" without a token is of no use: the call would be refused again.
  if (success && token !== undefined) return { isSolved: true, token };
  return {
    isSolved: false,
    isLogoutUser: type === CAPTCHA_TYPE.logOut,
    timeMs: time * 1000,
    errorMessage: error_message,
  };
}
