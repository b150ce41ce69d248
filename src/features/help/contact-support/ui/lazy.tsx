import { lazy } from 'react';

export const CallbackDialog = lazy(() =>
  import('./callback-dialog').then((module) => ({ default: module.CallbackDialog })),
);
export const QuestionDialog = lazy(() =>
  import('./question-dialog').then((module) => ({ default: module.QuestionDialog })),
);
export const HistoryDialog = lazy(() =>
  import('./history-dialog').then((module) => ({ default: module.HistoryDialog })),
);
export const ChatDialog = lazy(() => import('./chat-dialog').then((module) => ({ default: module.ChatDialog })));
