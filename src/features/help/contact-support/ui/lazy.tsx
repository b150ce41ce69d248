import { createPartView } from '@/shared/part';

export const CallbackDialog = createPartView({
  name: 'call back',
  load: () => import('./callback-dialog'),
  texts: ['support'],
  view: (module) => module.CallbackDialog,
});
export const QuestionDialog = createPartView({
  name: 'question',
  load: () => import('./question-dialog'),
  texts: ['support'],
  view: (module) => module.QuestionDialog,
});
export const HistoryDialog = createPartView({
  name: 'history of questions',
  load: () => import('./history-dialog'),
  texts: ['support'],
  view: (module) => module.HistoryDialog,
});
export const ChatDialog = createPartView({
  name: 'chat',
  load: () => import('./chat-dialog'),
  texts: ['support'],
  view: (module) => module.ChatDialog,
});
