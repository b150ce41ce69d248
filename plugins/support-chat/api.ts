import { FramedChatBegun, FramedChatTalk, FramedChatTexts } from '../../contracts/framed-chat.ts';
import type { z } from '../../contracts/zod.ts';

/** An answer by its schema. Rejects when none came, or another one. Null: there is no such thing. */
async function ask<S extends z.ZodMiniType>(schema: S, path: string, body?: object): Promise<z.output<S> | null> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, body === undefined ? {} : sent);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return schema.parse(await response.json());
}

export type Talk = z.output<typeof FramedChatTalk>;

export async function readTexts(language: string): Promise<FramedChatTexts> {
  const texts = await ask(FramedChatTexts, `/texts/${encodeURIComponent(language)}`);
  if (texts === null) throw new Error('There are no words');
  return texts;
}

export async function beginTalk(): Promise<string> {
  const begun = await ask(FramedChatBegun, '/talks', {});
  if (begun === null) throw new Error('There is no server');
  return begun.id;
}

export const readTalk = (id: string): Promise<Talk | null> => ask(FramedChatTalk, `/talks/${encodeURIComponent(id)}`);

export const sendMessage = (id: string, text: string, lng: string): Promise<Talk | null> =>
  ask(FramedChatTalk, `/talks/${encodeURIComponent(id)}/messages`, { text, lng });
