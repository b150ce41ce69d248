/** The six digits at the end of the last message that brings a code. */
export function codeIn(messages: readonly { text: string }[], address: string): string {
  const codes = messages.flatMap(({ text }) => /: (\d{6})$/.exec(text)?.[1] ?? []);
  const last = codes.at(-1);
  if (last === undefined) throw new Error(`No code went to ${address}.`);
  return last;
}
