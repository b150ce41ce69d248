export { $pageHeads, pageHeadGiven, pageHeadWithdrawn } from './page-head';
export type { HeadTag } from './page-head';
