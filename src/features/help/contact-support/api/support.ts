import {
  CallbackAnswer,
  ChatAnswer,
  type ChatMessage,
  ChatMessageAnswer,
  QuestionAnswer,
  QuestionsAnswer,
  type SupportQuestion,
} from '@contracts/support';

import { createApiMutation, createApiQuery, userChanged } from '@/shared/api';

/** Pages count from 1; "more" asks for the next. Decision D-42. */
const pageSize = 20;
/** How many messages the screen shows. */
const chatSize = 100;

/** POST /support-api/v1/callback. Spec: api §10. */
export const callbackMutation = createApiMutation({
  request: (body: { phone: string; time?: string; lng: string }) => ({
    method: 'POST',
    path: '/support-api/v1/callback',
    body,
  }),
  contract: CallbackAnswer,
  mapData: () => undefined,
});

/** POST /support-api/v1/questions. */
export const questionMutation = createApiMutation({
  request: (body: { topic: string; text: string; email?: string }) => ({
    method: 'POST',
    path: '/support-api/v1/questions',
    body,
  }),
  contract: QuestionAnswer,
  mapData: () => undefined,
});

/** `at`: epoch ms. */
export type Question = Omit<SupportQuestion, 'at'> & { at: number };

/** GET /support-api/v1/questions, the newest first. */
export const questionsQuery = createApiQuery({
  request: ({ page }: { page: number }) => ({ path: '/support-api/v1/questions', query: { page, pageSize } }),
  contract: QuestionsAnswer,
  mapData: ({ data, total_count: total }, { page }) => ({
    page,
    total,
    questions: data.map((question): Question => ({ ...question, at: question.at * 1000 })),
  }),
});

/** GET /support-api/v1/chat, the newest messages, oldest first. */
export const chatQuery = createApiQuery({
  request: ({ consultant }: { consultant: string }) => ({
    path: '/support-api/v1/chat',
    query: { consultant, page: 1, pageSize: chatSize },
  }),
  contract: ChatAnswer,
  mapData: ({ data }): readonly ChatMessage[] => data,
  // The talk of the last player is not the next one's.
  cancelled: userChanged.map(() => undefined),
});

/** POST /support-api/v1/chat. */
export const chatMutation = createApiMutation({
  request: (body: { consultant: string; text: string }) => ({ method: 'POST', path: '/support-api/v1/chat', body }),
  contract: ChatMessageAnswer,
  mapData: ({ data }): ChatMessage => data,
});
