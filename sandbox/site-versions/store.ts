import type { SiteVersion } from '../../contracts/site-version.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { restoreNotices } from './notices.ts';

type Values = Record<string, unknown>;
export type Told = Pick<SiteVersion, 'author' | 'reason'>;

const mostShown = 100;

/** What held in this version. */
export const valuesOf = ({ db }: World, version: number): Values | null => {
  const row = sql(db, 'SELECT config FROM site_version WHERE version = ?').get(version);
  return row === undefined ? null : (JSON.parse(String(row.config)) as Values);
};

/** The last versions, newest first. */
export const siteHistory = ({ db }: World): SiteVersion[] =>
  sql(db, 'SELECT version, at, author, reason FROM site_version ORDER BY version DESC LIMIT ?')
    .all(mostShown)
    .map((row) => ({ ...row }) as SiteVersion);

/** 0: nobody has published anything, and the file of the start holds. */
export const siteVersionNow = ({ db }: World): number =>
  Number(sql(db, 'SELECT MAX(version) AS version FROM site_version').get()?.version ?? 0);

function write(world: World, version: number, { author, reason }: Told, config: Values): void {
  sql(world.db, 'INSERT INTO site_version VALUES (?, ?, ?, ?, ?)').run(
    ...[version, world.clock.now(), author, reason, JSON.stringify(config)],
  );
}

/** From the next question of each page on these values hold. What the file said is kept as version 0. */
export function publishSite(world: World, told: Told, config: Values): SiteVersion {
  if (siteHistory(world).length === 0) write(world, 0, { author: 'start', reason: 'SANDBOX_CONFIG' }, world.config);
  const version = siteVersionNow(world) + 1;
  write(world, version, told, config);
  world.config = config;
  return { version, at: world.clock.now(), author: told.author, reason: told.reason };
}

/** Was anything published of this app after a version? Changed and taken back counts too. */
export function wasAppChanged({ db }: World, app: string, since: number): boolean {
  const row = sql(
    db,
    "SELECT COUNT(DISTINCT IFNULL(config -> 'plugins' -> ?, '')) AS forms FROM site_version WHERE version >= ?",
  ).get(app, since);
  return Number(row?.forms) > 1;
}

/** The values before the last version; null where nothing was published. */
export const valuesBefore = (world: World): Values | null => valuesOf(world, siteVersionNow(world) - 1);

/** After a start: what was published and said holds, not the file. */
export function restoreSite(world: World): void {
  world.config = valuesOf(world, siteVersionNow(world)) ?? world.config;
  restoreNotices(world);
}
