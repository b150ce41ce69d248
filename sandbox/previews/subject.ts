import { isTree } from '../../contracts/is-tree.ts';
import type { FindVersion } from '../area/index.ts';
import { hashOfValues } from '../site/index.ts';
import { openProposal, siteVersionNow, wasAppChanged } from '../site-versions/index.ts';
import type { World } from '../world/world.ts';
import type { Link } from './link.ts';
import { shownValues, withVersion } from './values.ts';

type Values = Record<string, unknown>;
/** `mark`: of what would be shown. `proposed`: the values whole, where there are some. `show`: what a page is told in place of what holds. */
export type Found = { mark: string; proposed: Values | null; show: (held: Values) => Values };

/** With what holds beside it: the file of a start may have stopped an app since, and that is no version. */
const markOf = (shown: unknown, held: unknown): string => hashOfValues({ shown, held: held ?? null }).slice(0, 32);

const heldApps = ({ config: { plugins } }: World): Values => (isTree(plugins) ? plugins : {});
const stopped = (world: World): string[] =>
  Object.entries(heldApps(world)).flatMap(([id, own]) => (isTree(own) && own['enabled'] === false ? [id] : []));

/**
 * What a preview is about, while it is there and nobody else has it; undefined: it was withdrawn, approved or never was. A stop goes before
 * every link: with a change of the app its links end, and with each publication those of proposals that can only be rejected then.
 */
export async function findSubject(
  world: World,
  { subject, since }: Pick<Link, 'subject' | 'since'>,
  findVersion: FindVersion,
): Promise<Found | undefined> {
  if ('app' in subject) {
    const { app, version } = subject;
    const entry = await findVersion(world, app, version);
    if (entry === undefined || wasAppChanged(world, app, since)) return undefined;
    return {
      ...{ mark: markOf(entry, heldApps(world)[app]), proposed: null },
      show: (held) => withVersion(held, app, version),
    };
  }
  const proposal = openProposal(world, subject.proposal);
  if (proposal?.base !== siteVersionNow(world)) return undefined;
  return {
    ...{ mark: markOf(proposal.config, stopped(world)), proposed: proposal.config },
    show: (held) => shownValues(held, proposal.config),
  };
}
