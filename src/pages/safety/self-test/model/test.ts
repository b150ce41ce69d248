import { combine, createEvent, createStore, restore } from 'effector';

import { helpIn, helpLinksOf } from '@contracts/help-links';

import { $siteConfig } from '@/entities/site';

import { type Answers, scoreOf } from '../lib/score';

/** The page closed: nothing of the answers is left. They go nowhere: no request, no storage, no event. Row LIM-73. */
export const testLeft = createEvent();
export const answered = createEvent<{ question: number; worth: number }>();
export const resultPressed = createEvent();

export const $answers = createStore<Answers>({})
  .on(answered, (given, { question, worth }) => ({ ...given, [question]: worth }))
  .reset(testLeft);
const $score = $answers.map(scoreOf);
const $isPressed = createStore(false)
  .on(resultPressed, () => true)
  .reset(testLeft);
/** Null until the player asks for it and has answered everything. */
export const $result = combine($score, $isPressed, (score, isPressed) => (isPressed ? score : null));
/** The player asks for the result and an answer is missing. */
export const $isMissing = combine($score, $isPressed, (score, isPressed) => isPressed && score === null);

export const countryChosen = createEvent<string>();
const $chosen = restore(countryChosen, null);
const $lists = $siteConfig.map((config) => helpLinksOf(config?.helpLinks));
export const $countries = $lists.map((lists) => Object.keys(lists).toSorted());
/** That of the visitor, until they choose another; '' is none of the list. */
export const $country = combine($chosen, $lists, $siteConfig, (chosen, lists, config) => {
  const here = config?.countryCode.toUpperCase() ?? '';
  return chosen ?? (here in lists ? here : '');
});
export const $help = combine($country, $lists, helpIn);
