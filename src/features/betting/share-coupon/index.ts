export type { FillReport } from './lib/fill';
export { $fillReport, couponRepeated, fillReportClosed } from './model/fill';
export { couponLinkSought } from './model/link';
export { $isSharing, shareAsked, shareLeft } from './model/save';
export { LoadCode } from './ui/load-code';
export { ShareDialog } from './ui/share-dialog-lazy';
