/**
 * React throws this when somebody else, such as a translator of the browser, has moved what React drew. A new drawing
 * restores the page, and the models have lost nothing. A boundary mends so many times: software that rewrites the page
 * at every change cannot keep it in a loop.
 */
export const isMended = (error: unknown, times: number): boolean => error instanceof DOMException && times < 5;
