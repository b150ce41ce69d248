/** A process that audits one database file and says the findings, as JSON. */
import { auditOf } from './books.ts';

process.stdout.write(JSON.stringify(auditOf(process.argv[2] ?? '')));
