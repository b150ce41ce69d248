import { captchaTypes, type CaptchaValidateAnswer } from '@contracts/captcha';

/**
 * What the backend says to an answer. `timeMs`: how long the challenge still runs. `message`: a key or a sentence.
 * Spec: coupon §5, decision D-04.
 */
export type Verdict =
  { isSolved: true; token: string } | { isSolved: false; isLogoutUser: boolean; timeMs: number; errorMessage: string };

export function verdictOf({ success, type, time, error_message, token }: CaptchaValidateAnswer): Verdict {
  // "Solved" without a token is useless: the backend would refuse the call again.
  if (success && token !== undefined) return { isSolved: true, token };
  return {
    isSolved: false,
    isLogoutUser: type === captchaTypes.logOut,
    timeMs: time * 1000,
    errorMessage: error_message,
  };
}
