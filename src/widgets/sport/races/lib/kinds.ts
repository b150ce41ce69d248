import { greyhounds, horseRacing, racingWord } from '@contracts/racing-sports';

/** What runs, as addresses call it. */
export type Kind = ReturnType<typeof racingWord>;
export const kinds: readonly Kind[] = [horseRacing, greyhounds].map(racingWord);

export const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word);
