/**
 * React throws this when somebody else, such as a translator of the browser, has moved what React drew. Drawn anew, the page
 * is whole, and the models have lost nothing. A boundary mends so many times: whoever rewrites the page at every change
 * does not hold it in a circle.
 */
export const isMended = (error: unknown, times: number): boolean => error instanceof DOMException && times < 5;
