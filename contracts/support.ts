import { Language, text } from './bounded.ts';
import { dataOf, listOf, Millis, Seconds } from './common.ts';
import { Email } from './email.ts';
import { filled } from './filled.ts';
import { z } from './zod.ts';

/** The most signs that each text of the forms may have. */
export const supportMaxima = { topic: 100, text: 2000, message: 1000 } as const;

/**
 * POST callback. `phone`: with its plus and country code. `time`: when the player wants the call, in their own words.
 */
export const CallbackRequest = z.object({
  phone: z.string().check(z.regex(/^\+?[\d\s()-]{5,20}$/)),
  time: z.optional(z.string().check(z.maxLength(60))),
  lng: Language,
});
export const CallbackAnswer = dataOf(z.object({ id: z.int() }));

/**
 * `email`: where the answer goes. A player may leave it out and gets the answer at their own address; a visitor must
 * give one.
 */
export const QuestionRequest = z.object({
  topic: filled(supportMaxima.topic),
  text: filled(supportMaxima.text),
  email: z.optional(Email),
});

export const SupportQuestion = z.object({
  id: z.int(),
  at: Seconds,
  topic: z.string(),
  text: z.string(),
  answer: z.optional(z.string()),
  status: z.enum(['open', 'answered']),
});
export type SupportQuestion = z.infer<typeof SupportQuestion>;
export const QuestionAnswer = dataOf(SupportQuestion);
export const QuestionsAnswer = listOf(SupportQuestion);

/** POST appeals: a visitor of a closed region asks to be let in. Row BLOCK-15. */
export const AppealRequest = z.object({ text: filled(supportMaxima.text) });
/** `id`: the number that the visitor reads. */
export const Appeal = z.object({
  id: z.int(),
  at: Seconds,
  text: z.string(),
  answer: z.optional(z.string()),
  status: z.enum(['open', 'answered']),
});
export type Appeal = z.infer<typeof Appeal>;
export const AppealAnswer = dataOf(Appeal);
/** Newest first. */
export const AppealsAnswer = listOf(Appeal);

export const ChatMessage = z.object({
  id: z.int(),
  at: Millis,
  from: z.enum(['visitor', 'consultant']),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `consultant`: names the chat, by the configuration's `consultantParams.consultant_id`. */
export const ChatRequest = z.object({ consultant: text(100), text: filled(supportMaxima.message) });
export const ChatMessageAnswer = dataOf(ChatMessage);
/** Oldest first. */
export const ChatAnswer = listOf(ChatMessage);
