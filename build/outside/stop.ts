/** The command cannot go on. The message tells the author why, and what to do. */
export class Stop extends Error {}
