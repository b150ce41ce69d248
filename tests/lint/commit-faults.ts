const longest = 65;

/** Words that a subject begins with and that tell no command: articles, pronouns, the third person and the past. */
const noCommands =
  /^(?:an?|the|this|that|one|two|no|what|who|when|it|is|are|was|were|has|had|kept|made|took|found|told|said|got|gone|[a-z]+ed|[a-z]*[^s]s)$/;
/** Commands that end as if they were none. */
const commands = new Set([
  'address',
  'bias',
  'canvas',
  'embed',
  'feed',
  'focus',
  'need',
  'seed',
  'shed',
  'speed',
  'weed',
]);

/** What CONTRIBUTING.md would have otherwise; none is an empty list. */
export function faultsOfCommit(subject: string, body: string): string[] {
  const [, command] = /^[\w ,./-]+: (\S+)/.exec(subject) ?? [];
  const isCommand = command === undefined || commands.has(command) || !noCommands.test(command);
  return [
    ...(subject.length > longest ? [`${String(longest + 1)} characters or more`] : []),
    ...(command === undefined ? ['no slice before a colon'] : []),
    ...(isCommand ? [] : [`"${command}" is no command`]),
    ...(body.trim() === '' ? ['no word of why'] : []),
  ];
}
