/** A chain of Ethereum for tests, from a package that only some machines have. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';

import { z } from 'zod/mini';

/** Null where the package is absent. */
export const anvilPath: string | null = (() => {
  try {
    return createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/bin/anvil');
  } catch {
    return null;
  }
})();

const Answer = z.object({ result: z.unknown(), error: z.optional(z.object({ message: z.string() })) });

export type Anvil = {
  url: string;
  call: (method: string, ...params: unknown[]) => Promise<unknown>;
  /** Makes so many blocks. */
  mine: (blocks: number) => Promise<void>;
  /** It takes calls and answers none, until it goes on. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
};

/** Listens on a free port and makes a block only when it is told to. */
export async function startAnvil(path: string): Promise<Anvil> {
  const child = spawn(path, ['--port', '0', '--no-mining'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = `http://${await listening(child)}`;
  const call = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { result, error } = Answer.parse(await response.json());
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    url,
    call,
    mine: async (blocks) => {
      await call('anvil_mine', `0x${blocks.toString(16)}`);
    },
    pause: () => {
      child.kill('SIGSTOP');
    },
    resume: () => {
      child.kill('SIGCONT');
    },
    stop: () => {
      child.kill();
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const address = /Listening on (\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(text));
    });
  });
}
