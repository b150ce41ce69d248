import { randomUUID } from 'node:crypto';

import { partBytes } from '../../../contracts/documents.ts';
import type { Client } from './server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Sends one part of a file of the player. */
export async function sendPart(client: Client, id: string, place: number, of: number, bytes: Bytes) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, place: String(place), of: String(of) })) form.set(name, value);
  form.set('file', new File([bytes], 'part'));
  const response = await fetch(`${client.origin}/office-api/v1/verification/parts`, {
    method: 'POST',
    body: form,
    headers: {
      ...{ 'X-Sandbox-World': client.world, 'X-Requested-With': 'XMLHttpRequest' },
      Authorization: `Bearer ${client.token ?? ''}`,
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  return { status: response.status, body: (await response.json()) as { data?: { have: number } } };
}

/** Sends all parts of a file. Gives its id. */
export async function upload(client: Client, file: Bytes, id: string = randomUUID()): Promise<string> {
  const of = Math.ceil(file.length / partBytes);
  for (let place = 0; place < of; place += 1)
    await sendPart(client, id, place, of, file.slice(place * partBytes, (place + 1) * partBytes));
  return id;
}
