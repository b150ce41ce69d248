import { dataOf } from './common.ts';
import { Integrity, PluginEntry } from './plugin.ts';
import { z } from './zod.ts';

/**
 * The kinds of files of one app version. Bytes; `entry`: as JSON; `body`: of the whole call, in which files are base64.
 */
export const publishBounds = { entry: 65_536, files: 60, file: 1_000_000, all: 3_000_000, body: 4_500_000 };

/** A version is also the name of a folder: three numbers, and a rest for a draft. */
export const PublishedVersion = z
  .string()
  .check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9a-z]{1,20}(?:\.[0-9a-z]{1,20}){0,3})?$/));

const FileName = z
  .string()
  .check(z.regex(/^(?=.{1,120}$)\w[\w-]*(?:\.[\w-]+)*\.(?:js|css|json|map|svg|png|webp|avif|woff2)$/));

/** `content`: base64. `integrity`: what the sender read, so that nothing gets lost on the way. */
export const PublishedFile = z.object({
  name: FileName,
  integrity: Integrity,
  content: z.string().check(z.maxLength(Math.ceil((publishBounds.file * 4) / 3) + 4)),
});
export type PublishedFile = z.infer<typeof PublishedFile>;

/** The entry names its files under `/plugins/<id>/<version>/`. */
export const PublishRequest = z.object({
  entry: PluginEntry.check(z.refine((entry) => JSON.stringify(entry).length <= publishBounds.entry)),
  files: z.array(PublishedFile).check(z.minLength(1), z.maxLength(publishBounds.files)),
});
export type PublishRequest = z.infer<typeof PublishRequest>;

/** `versions`: every version of the app, newest first. `current`: the version that pages get now. */
export const PublishAnswer = dataOf(
  z.object({ id: z.string(), version: z.string(), versions: z.array(z.string()), current: z.string() }),
);

/** `/plugins/host.json`, written by the build: what this host offers to apps. */
export const PluginHostFacts = z.object({ sdk: z.string(), react: z.string() });
export type PluginHostFacts = z.infer<typeof PluginHostFacts>;
