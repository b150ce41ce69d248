const two = (value: number) => String(value).padStart(2, '0');

/** Match time to the second: 3188 is "53:08". */
export const matchClock = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
