/** `version`: of the SDK. `react`: of the host. `packages`: the packages that an app needs in addition to the SDK. */
type Host = { version: string; react: string; packages: Readonly<Record<string, string>> };

const minor = (version: string): string => version.split('.').slice(0, 2).join('.');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const plugin = (id: string, { version, react }: Host) => `import type { PluginSource } from '@openbook/plugin-sdk';

/** What the manifest says of the app. */
export const plugin: PluginSource = {
  id: '${id}',
  title: '${id}',
  version: '1.0.0',
  sdk: '^${minor(version)}',
  react: '^${minor(react)}',
  mounts: [{ slot: 'home.top' }],
  permissions: [],
  load: 'visible',
};
`;

const index = (id: string) => `import { createReactPlugin, definePlugin } from '@openbook/plugin-sdk';

import { Card } from './card';

definePlugin({ id: '${id}', mount: createReactPlugin(Card) });
`;

const card = `import { useHost } from '@openbook/plugin-sdk';
import { useUnit } from 'effector-react';

import styles from './card.module.css';

const texts: Record<string, string> = { en: 'Good to see you', ru: 'Рады вас видеть' };

/** React and effector are the host's own; all else comes from useHost(). */
export function Card() {
  const language = useUnit(useHost().$language);
  return <p className={styles.card}>{texts[language] ?? texts.en}</p>;
}
`;

const style = `.card {
  margin: 0;
  padding: var(--space-3);
  color: var(--color-text-primary);
  background: var(--color-surface-base);
}
`;

const cardTest = `import { createReactPlugin } from '@openbook/plugin-sdk';
import { createTestHost } from '@openbook/plugin-sdk/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Card } from './card';

test('the card speaks the language of the page', () => {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => void createReactPlugin(Card)(place, createTestHost({ language: 'ru' }).host));
  expect(screen.getByText('Рады вас видеть')).toBeDefined();
});
`;

/** The files of a new app, by name. */
export const templateFiles = (id: string, host: Host): Record<string, string> => ({
  'package.json': json({
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.22' },
    scripts: {
      build: 'openbook-plugin build',
      check: 'openbook-plugin check',
      test: 'openbook-plugin test',
      types: 'tsc --noEmit',
    },
    devDependencies: { '@openbook/plugin-sdk': `^${host.version}`, ...host.packages },
  }),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['*.ts', '*.tsx'],
  }),
  '.gitignore': 'node_modules/\ndist/\n',
  'plugin.ts': plugin(id, host),
  'index.tsx': index(id),
  'card.tsx': card,
  'card.module.css': style,
  'card.test.tsx': cardTest,
});
