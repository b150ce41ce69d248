export { $notice, noticeActed, noticeClosed, noticeHeld, noticeReleased, noticeShown } from './notices';
export type { Notice, NoticeInput, NoticeKind } from './notices';
