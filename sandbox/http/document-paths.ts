/** Paths of files and calls. The document must never answer there, because it would hide that something is missing. */
export const neverDocument = /^\/(?:assets|plugins|brand|icons|fonts|sys-ui|sys-icons|web-api|[a-z-]+-api)\//;
