/** Under these names the browser keeps what it has seen of the chains of a lottery and of a virtual sport. */
export const lotteryGame = (lottoId: number): string => `lotto-${String(lottoId)}`;
export const virtualGame = (sportId: number): string => `virtual-${String(sportId)}`;
