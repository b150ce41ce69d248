import type { OutputChunk } from 'rolldown';

import { root } from './aliases.ts';
import type { Moment } from './file-plan.ts';

/** Late by name only: every first page waits for them, so the document names them with the shell. */
export const awaited = ['src/entities/site/lib/redirect.ts', 'src/app/router/find-rest.ts'];
/** What the host loads before an app draws: on every page, for header and footer. */
const ofApps = [
  'src/shared/app-guard/index.ts',
  'src/shared/ui-kit/index.ts',
  'src/shared/plugin-parts/index.ts',
  'src/app/plugin-host/wide-host.ts',
];
/** What follows every first page. */
export const late = [
  'src/app/late/late-parts.tsx',
  'src/app/late/late-support.ts',
  'src/app/late/late-dialogs.tsx',
  'src/app/late/models.ts',
  'src/app/late/late-keeping.ts',
  'src/app/plugin-care/care-part.ts',
  'src/app/router/own-pages-part.ts',
  'src/features/access/agree-cookies/index.ts',
  'src/features/access/refresh-on-return/index.ts',
  'src/features/access/warn-age/ui/age-dialog.tsx',
  'src/features/move-by-keys/lib/listen.ts',
];
const coupon = ['src/app/layouts/coupon-panel.tsx', 'src/widgets/my-bets/index.ts'];

/** How often a page is the first one, next to any other page. */
const often: Readonly<Record<string, number>> = {
  'src/pages/home/index.ts': 5,
  'src/pages/match/index.ts': 3,
  'src/pages/casino/lobby/index.ts': 2,
  'src/pages/cashier/deposit/index.ts': 2,
};
/** Everything else that loads without a request of its own, next to a page. */
const rare = 0.1;

/** The chunks that the first load has not, and the moments that bring them. */
export function lateMoments(
  chunks: readonly OutputChunk[],
  mode: string,
): { chunks: OutputChunk[]; moments: Moment[] } {
  const first = new Set<string>();
  const visit = (file: string) => {
    if (first.has(file)) return;
    first.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  const others = chunks.filter(({ fileName }) => !first.has(fileName));
  const entries = new Set(
    others.flatMap(({ isDynamicEntry, facadeModuleId }) => (isDynamicEntry ? (facadeModuleId ?? []) : [])),
  );
  const named = (files: readonly string[]) =>
    files
      .map((file) => `${root}/${file}`)
      .filter((entry) => {
        if (entries.has(entry)) return true;
        // The pages of staging take some of them along.
        if (mode === 'staging') return false;
        throw new Error(`${entry} is no file of its own any more: see build/moments.ts.`);
      });
  const [start, after, slip] = [named(awaited), named(late), named(coupon)];
  const frame = [...start, ...named(ofApps)];
  const isPage = (entry: string) => entry.startsWith(`${root}/src/pages/`) && /\/index\.tsx?$/.test(entry);
  const moments = [
    { entries: start, weight: 40 },
    { entries: [...frame, ...after], weight: 1 },
    { entries: [...frame, ...after, ...slip], weight: 0.5 },
    ...[...entries].map((entry) =>
      isPage(entry)
        ? { entries: [...frame, entry], weight: often[entry.slice(root.length + 1)] ?? 1 }
        : { entries: [entry], weight: rare },
    ),
  ];
  return { chunks: others, moments };
}
