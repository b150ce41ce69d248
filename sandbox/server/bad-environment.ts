/** A variable of the environment that cannot be used. The message is the one line that the operator sees. */
export class BadEnvironment extends Error {}
