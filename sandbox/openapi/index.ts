import { Hono } from 'hono';
import type { Env } from '../server/context.ts';
export const docsRoutes = (): Hono<Env> => new Hono<Env>();
