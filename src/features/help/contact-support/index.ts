export { $supportOffer } from './model/offer';
export type { SupportOffer } from './model/offer';
export { CallbackDialog, ChatDialog, HistoryDialog, QuestionDialog } from './ui/lazy';
