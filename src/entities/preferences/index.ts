export { $cookieChoice, cookiesChosen } from './model/cookie-choice';
export { $tells, tellSwitched } from './model/tells';
export { understood } from './lib/understood';
export { choicesChosen, choicesReplaced, readChoices } from './model/replace';
export {
  $coefIndicationType,
  $coefViewId,
  $fontSize,
  $hasShortcuts,
  $isGroupedByCountry,
  $kept12h,
  $look,
  $theme,
  choiceKept,
  coefIndicationChosen,
  coefViewChosen,
  fontSizeChosen,
  groupByCountryChosen,
  indications,
  lookSwitched,
  preferencesOpened,
  shortcutsChosen,
  themeChosen,
  timeFormatChosen,
  timeZoneChosen,
} from './model/preferences';
