export { $notice, noticeActed, noticeClosed, noticeHeld, noticeReleased, noticeShown } from './notices';
export type { Notice, NoticeAction, NoticeInput, NoticeKind } from './notices';
