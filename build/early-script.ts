import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { type HtmlTagDescriptor, minify as minifyCode, type Plugin, transformWithOxc } from 'vite';

import { root } from './aliases.ts';
import { sha } from './sha.ts';

export const earlySource = `${root}/src/app/early/early.ts`;

/**
 * Compiles for every browser that has modules, because an old browser must still understand the line that sends it
 * away.
 */
async function compile(mode: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(earlySource, 'utf8'), earlySource, {
    target: 'es2016',
    sourcemap: false,
    define: { 'import.meta.env.MODE': JSON.stringify(mode) },
  });
  const minified = await minifyCode(earlySource, code, { compress: { target: 'es2016' }, mangle: true, codegen: true });
  return minified.code;
}

/**
 * Puts the early script into the head. It is a classic script, so the import map does not cover it and it needs its own
 * `integrity`. Without `crossorigin` the Integrity-Policy header would block it.
 */
export function earlyScript(): Plugin {
  let isBuild = false;
  let mode = '';
  let tag: HtmlTagDescriptor;
  return {
    name: 'openbook:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
      mode = config.mode;
    },
    async buildStart() {
      if (!isBuild) return;
      const code = await compile(mode);
      const fileName = `assets/early-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      tag = {
        tag: 'script',
        attrs: { src: `/${fileName}`, integrity: sha(384, code), crossorigin: true },
        injectTo: 'head-prepend',
      };
    },
    configureServer(server) {
      server.middlewares.use('/@early.js', (_request, response, next) => {
        compile(mode).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [isBuild ? tag : { tag: 'script', attrs: { src: '/@early.js' }, injectTo: 'head-prepend' }],
    },
  };
}
