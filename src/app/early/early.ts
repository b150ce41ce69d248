/**
 * Runs before the first paint, as a classic script of its own: looks (theme, font size, language, direction) from cookies and address, and the
 * first answers that every page needs, asked for while the bundle is still on its way. Syntax and calls that an old browser knows, no imports,
 * under 1 kB compressed. Spec: shell §2, §3.
 */
(function () {
  const html = document.documentElement;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];

  // Import maps are the youngest thing that the page cannot do without.
  if (typeof HTMLScriptElement.supports !== 'function' || !HTMLScriptElement.supports('importmap')) {
    location.replace('/oldbrowser.html');
    return;
  }

  // The browser says it once, maybe before the bundle is here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.__install = event;
  });

  const fontSize = cookie('font_size');
  html.setAttribute(
    'data-theme',
    cookie('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
  if (fontSize === 'small' || fontSize === 'large') html.setAttribute('data-font', fontSize);

  // Side columns that the visitor has put away.
  const sidesOff = cookie('sides_off');
  if (sidesOff !== undefined) html.setAttribute('data-sides-off', sidesOff);

  const language = /^\/([a-z]{2})(?:\/|$)/.exec(location.pathname)?.[1] ?? cookie('lng');
  if (language !== undefined) {
    html.lang = language;
    html.dir = /^(?:ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr';
  }

  // Storage may be forbidden: then nothing is known of it, as on a first visit.
  let isPartitioned = false;
  try {
    isPartitioned = localStorage.getItem('openbook.sessionPartitioned') === 'true';
  } catch {}

  const early: Record<string, Promise<Response>> = {};
  const ask = (url: string, body?: unknown) => {
    const headers: Record<string, string> = {
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Id': 'desktop-web',
      'X-Platform': /[?&]platform_type=mobile(?:&|$)/.test(location.search) ? 'mobile' : 'desktop',
    };
    if (language !== undefined) headers['X-Language'] = language;
    if (isPartitioned && url.endsWith('check-session')) {
      headers['SameSite'] = 'None';
      headers['Partitioned'] = 'true';
    }
    let init: RequestInit = { headers };
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
      headers['X-Service-Auth'] = 'openbook-redirects';
      init = { headers, method: 'POST', body: JSON.stringify(body) };
    }
    const answer = fetch(url, init);
    // Whoever takes it hears of the failure; nobody taking it must not be an unhandled rejection.
    answer.catch(() => undefined);
    early[url] = answer;
  };
  // The first that a page waits for.
  if (import.meta.env.MODE === 'production' || /[?&]redirect-service(?:[&=]|$)/.test(location.search))
    ask('/redirects-api/api/v1/redirect-light', { url: location.href });
  ask('/web-api/auth/check-session');
  ask('/plugins/manifest.json');
  if (language !== undefined) {
    ask(`/bff-api/config/all.json?lang=${language}`);
    ask(`/bff-api/dictionary?lng=${language}&groups=main,menu,auth,errors,sport,coupon,header,footer`);
  }
  window.__early = early;
})();
