import { createMiddleware } from 'hono/factory';
import type { Env } from './context.ts';
import type { Logger } from './logger.ts';
export const answerCheck = (_: Logger) => createMiddleware<Env>(async (c, next) => next());
