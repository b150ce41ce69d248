export { noticeIcons, noticeTitles } from './kinds';
export { $notice, noticeActed, noticeClosed, noticeHeld, noticeReleased, noticeShown, noticeTypeOf } from './notices';
export type { Notice, NoticeInput, NoticeKind } from './notices';
export { $said, said } from './said';
