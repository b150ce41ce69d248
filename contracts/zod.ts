/**
 * The only place that imports zod. `jitless` must be set before zod parses anything: zod otherwise tries `new
 * Function`, which the content security policy refuses and reports. What one schema takes from zod, every visitor loads:
 * `discriminatedUnion`, `partial`, `pick`, `nullish`, `length` and `readonly` would be a kilobyte more, and `union`,
 * `shape` and the other checks say the same.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
