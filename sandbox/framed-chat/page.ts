/** Its script fills it, once the host has told language and theme. */
export const page = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Support</title>
<link rel="stylesheet" href="/index.css" crossorigin>
<script type="module" src="/index.js"></script>
</head>
<body></body>
</html>
`;

/**
 * `own`: this page's origin. `host`: the origins whose pages may hold it. A sandboxed page has no origin, so its calls
 * have the origin "null" and no cookies.
 */
export const pageHeaders = (own: string, host: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    `frame-ancestors ${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cache-Control': 'no-cache',
});

export const everyHeader: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'GET, POST',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};
