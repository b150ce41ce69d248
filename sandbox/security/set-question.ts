import type { Context } from 'hono';

import { QuestionRequest } from '../../contracts/security.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { provenPlayer } from './proof.ts';
import { keepAnswer } from './question.ts';

const fewestSigns = 2;

/** From now on nobody changes phone, e-mail or this question without the answer. Row PROT-02. */
export async function setQuestion(c: Context<Env>): Promise<void> {
  const { question, answer, password, former } = await readBody(c, QuestionRequest);
  if (answer.trim().length < fewestSigns) throw wrongField('next', 'office.wrong.short');
  const { id } = await provenPlayer(c, { password, answer: former });
  await keepAnswer(c.get('world'), id, { question, answer });
}
