import { createEffect } from 'effector';

/** 100 picture, 111 question, 112 proof of work, 113 slider. Decision D-03. */
export type CaptchaCode = 100 | 111 | 112 | 113;

/**
 * Asks the player to solve a captcha and gives the token of the header, or rejects when he does not. What stands behind it is a feature's; until
 * one is there every captcha counts as not solved.
 */
export const captchaPortFx = createEffect<CaptchaCode, string>(() => Promise.reject(new Error('No captcha dialog')));
