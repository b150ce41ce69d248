import { html } from 'hono/html';

import { type Area, type Operation, operations } from '../../contracts/openapi/index.ts';

const titles: Record<Area, string> = {
  site: 'Site: configuration, texts, checks',
  session: 'Session and token',
  auth: 'Signing in and registering',
  account: 'Accounts',
  feed: 'Line and live feed',
  coupon: 'Coupon and bets',
  actions: 'Calls whose answer never came',
  games: 'Games with provable rounds',
  support: 'Support',
  plugins: 'Publishing of remote apps',
  control: 'Control of test worlds (SANDBOX_CONTROL=1 only)',
};
const access = {
  anyone: 'anyone',
  session: 'session cookie of a player',
  player: 'token of a player',
  operator: 'token of an operator',
  publisher: 'token of a publisher (PLUGIN_TOKEN)',
  control: 'control API open',
};
const keys: Record<string, string> = {
  true: ' Wants an Idempotency-Key.',
  optional: ' May have an Idempotency-Key.',
};

/** A schema, by its name in the document. */
const reference = (body: unknown): string => {
  const name = /"\$ref":"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(body ?? {}))?.[1];
  return name ?? '';
};
type Described = { requestBody?: unknown; responses: Record<string, unknown> };
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, unknown> } };

const link = (name: string) => (name === '' ? '—' : html`<a href="#schema-${name}">${name}</a>`);

function entry(operation: Operation, { requestBody, responses }: Described) {
  const answers = Object.entries(responses).filter(([status]) => status !== 'default');
  const query = Object.entries(operation.query ?? {});
  return html`<section id="${operation.id}">
    <h3><b>${operation.method.toUpperCase()}</b> <code>${operation.path}</code></h3>
    <p>${operation.summary}. Who: ${access[operation.access]}.${keys[String(operation.key)] ?? ''}</p>
    <dl>
      ${query.map(
        ([name, meaning]) =>
          html`<dt><code>?${name}</code></dt>
            <dd>${meaning}</dd>`,
      )}
      ${
        requestBody === undefined
          ? ''
          : html`<dt>body</dt>
              <dd>${link(reference(requestBody))}</dd>`
      }
      ${answers.map(
        ([status, answer]) =>
          html`<dt>${status}</dt>
            <dd>${link(reference(answer))}</dd>`,
      )}
      ${
        operation.refusals === undefined
          ? ''
          : html`<dt>refusals</dt>
              <dd>${operation.refusals.join(', ')}</dd>`
      }
    </dl>
  </section>`;
}

/** Shows the API to readers: plain HTML from the same table, without scripts. */
export function docsPage(source: Record<string, unknown>) {
  const document = source as Document;
  const areas = Object.entries(titles) as [Area, string][];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Openbook API</title>
        <link rel="stylesheet" href="/docs/api.css" />
      </head>
      <body>
        <main>
          <h1>Openbook API</h1>
          <p>
            For programs: <a href="/openapi.json">openapi.json</a>. Every call but a read carries
            <code>X-Requested-With: XMLHttpRequest</code>; refusals are ${link('ApiError')}.
          </p>
          <nav aria-label="Areas">
            <ul>
              ${areas.map(([area, title]) => html`<li><a href="#${area}">${title}</a></li>`)}
            </ul>
          </nav>
          ${areas.map(
            ([area, title]) =>
              html`<h2 id="${area}">${title}</h2>
                ${operations
                  .filter((operation) => operation.area === area)
                  .map((operation) => {
                    const described = document.paths[operation.path]?.[operation.method];
                    return described === undefined ? '' : entry(operation, described);
                  })}`,
          )}
          <h2 id="schemas">Shapes</h2>
          ${Object.entries(document.components.schemas).map(
            ([name, schema]) =>
              html`<details id="schema-${name}">
                <summary>${name}</summary>
                <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
              </details>`,
          )}
        </main>
      </body>
    </html>`;
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
code, pre { font: 0.9em ui-monospace, monospace; }
pre { overflow: auto; }
section { border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
h3 { font-size: 1rem; margin-block-end: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
`;
