/** The body of a letter. It is separate from the answers, because only the office needs it. */
import { filled } from './filled.ts';
import { letterMaximum } from './letters.ts';
import { z } from './zod.ts';

export const LetterRequest = z.object({ text: filled(letterMaximum) });
