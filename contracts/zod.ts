/**
 * The one place that imports zod. `jitless` must be set before a schema is parsed: zod otherwise probes `new Function`, which the
 * content security policy refuses and reports.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
