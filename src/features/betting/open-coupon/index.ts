export {
  $isPanelNeeded,
  $isSheetOpen,
  $isSlipKept,
  $wantedTab,
  betsSheetOpened,
  pageTouched,
  sheetClosed,
  sheetOpened,
  tabWanted,
} from './model/need';
export { EmptyCoupon } from './ui/empty-coupon';
export { panel as framePanel, tabPanel as frameTabPanel } from './ui/coupon-frame.css';
