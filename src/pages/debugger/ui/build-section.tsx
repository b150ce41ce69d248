import { useUnit } from 'effector-react';
import { version as reactVersion } from 'react';

import { $siteConfig } from '@/entities/site';
import { appVersion } from '@/shared/config';
import { $language } from '@/shared/i18n';
import { Code, Table } from '@/widgets/plugin-overview';

const entry = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** The build that runs, as names and values for machines. */
export function BuildSection() {
  const [config, language] = useUnit([$siteConfig, $language]);
  const facts: Readonly<Record<string, string>> = {
    version: appVersion,
    mode: import.meta.env.MODE,
    entry: entry(),
    react: reactVersion,
    partnerId: String(config?.partnerId ?? ''),
    language,
    browser: navigator.userAgent,
    window: `${String(innerWidth)} × ${String(innerHeight)} @${String(devicePixelRatio)}`,
  };
  return (
    <Table
      name="debugger.section.build"
      heads={['debugger.column.name', 'debugger.column.value']}
      rows={Object.entries(facts).map(([name, value]) => ({
        key: name,
        cells: [<Code>{name}</Code>, <Code>{value}</Code>],
      }))}
    />
  );
}
