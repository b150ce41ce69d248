/** The body of a letter. It stands apart from the answers, because the office needs those alone. */
import { filled } from './filled.ts';
import { letterMaximum } from './letters.ts';
import { z } from './zod.ts';

export const LetterRequest = z.object({ text: filled(letterMaximum) });
