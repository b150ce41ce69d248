export { $notice, noticeClosed, noticeHeld, noticeReleased, noticeShown } from './notices';
export type { Notice, NoticeAction, NoticeInput, NoticeKind } from './notices';
