const longest = 65;

/** First words of a subject that are no command: articles, pronouns, verbs in the third person and in the past. */
const noCommands =
  /^(?:an?|the|this|that|one|two|no|what|who|when|it|is|are|was|were|has|had|kept|made|took|found|told|said|got|gone|[a-z]+ed|[a-z]*[^s]s)$/;
/** Commands that look like a verb in the past or in the third person. */
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

/** Says where a commit breaks the rules of CONTRIBUTING.md. */
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
