export {
  $coefViewId,
  $fontSize,
  $theme,
  coefViewChosen,
  fontSizeChosen,
  preferencesOpened,
  themeChosen,
  timeFormatChosen,
  timeZoneChosen,
} from './model/preferences';
export type { FontSize, Theme } from './model/preferences';
