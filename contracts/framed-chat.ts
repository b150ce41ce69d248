/** The support chat that comes as a framed app: what its page and its server say to each other. */
import { Language } from './bounded.ts';
import { ChatMessage, supportMaxima } from './support.ts';
import { z } from './zod.ts';

const plain = z.string();

/** Words of the page in one language, and the questions that it offers. */
export const FramedChatTexts = z.object({
  ...{ title: plain, intro: plain, message: plain, send: plain, you: plain, helper: plain },
  ...{ topics: plain, failed: plain, gone: plain },
  questions: z.array(plain),
});
export type FramedChatTexts = z.infer<typeof FramedChatTexts>;

/** POST /talks/<id>/messages. */
export const FramedChatRequest = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(supportMaxima.message)),
  lng: Language,
});
/** Its answer, and the answer of GET: the whole chat, oldest first. */
export const FramedChatTalk = z.object({ messages: z.array(ChatMessage) });
/** POST /talks. `id`: the key to the chat; a caller who has it can read the chat. */
export const FramedChatBegun = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
