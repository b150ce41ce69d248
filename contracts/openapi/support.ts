import * as support from '../support.ts';
import { call, type Operation, paging } from './call.ts';

const help = call('support', 'anyone');
export const supportCalls: readonly Operation[] = [
  {
    ...help('callback', 'post', '/support-api/v1/callback', 'Ask to be called', {
      body: support.CallbackRequest,
      answers: { 201: support.CallbackAnswer },
      refusals: [1, 401, 403, 429],
    }),
    access: 'player',
  },
  help('askQuestion', 'post', '/support-api/v1/questions', 'Ask the support', {
    body: support.QuestionRequest,
    answers: { 201: support.QuestionAnswer },
    refusals: [1, 429],
  }),
  {
    ...help('questions', 'get', '/support-api/v1/questions', 'What was asked and answered, newest first', {
      query: paging,
      answers: { 200: support.QuestionsAnswer },
      refusals: [401],
    }),
    access: 'player',
  },
  help('sendAppeal', 'post', '/support-api/v1/appeals', 'Ask to be let in from a closed region', {
    body: support.AppealRequest,
    answers: { 201: support.AppealAnswer },
    refusals: [1, 403, 429],
  }),
  help('appeals', 'get', '/support-api/v1/appeals', 'Own appeals and their answers, newest first', {
    query: paging,
    answers: { 200: support.AppealsAnswer },
  }),
  help('chat', 'get', '/support-api/v1/chat', 'The talk with a consultant', {
    query: { ...paging, consultant: 'consultant_id of the configuration' },
    answers: { 200: support.ChatAnswer },
  }),
  help('chatMessage', 'post', '/support-api/v1/chat', 'Say something', {
    body: support.ChatRequest,
    answers: { 201: support.ChatMessageAnswer },
    refusals: [1, 403, 429],
  }),
];
