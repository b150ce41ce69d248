export {
  $coefViewId,
  $fontSize,
  $kept12h,
  $theme,
  coefViewChosen,
  fontSizeChosen,
  preferencesOpened,
  themeChosen,
  timeFormatChosen,
  timeZoneChosen,
} from './model/preferences';
