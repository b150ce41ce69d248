/**
 * Runs before the first paint, as a classic script of its own: looks (theme, font size, language, direction) from cookies and address, and the
 * first answers that every page needs, asked for while the bundle is still on its way. Syntax and calls that an old browser knows, no imports,
 * under 1 kB compressed. Spec: shell §2, §3.
 */
(function () {
  const html = document.documentElement;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];

  // Import maps are the youngest thing that the page cannot do without.
  const { supports } = HTMLScriptElement as Partial<typeof HTMLScriptElement>;
  if (!supports?.('importmap')) {
    location.replace('/oldbrowser.html');
    return;
  }

  // The browser says it once, maybe before the bundle is here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.__install = event;
  });

  const fontSize = cookie('font_size');
  html.dataset.theme = cookie('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (fontSize) html.dataset.font = fontSize;

  // Side columns that the visitor has put away.
  const sidesOff = cookie('sides_off');
  if (sidesOff) html.dataset.sidesOff = sidesOff;

  const language = /^\/([a-z]{2})(?:\/|$)/.exec(location.pathname)?.[1] || cookie('lng');
  if (language) {
    html.lang = language;
    html.dir = /^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr';
  }

  // Storage may be forbidden: then nothing is known of it, as on a first visit.
  let isPartitioned = false;
  try {
    isPartitioned = localStorage.getItem('openbook.sessionPartitioned') === 'true';
  } catch {}

  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Id': 'desktop-web',
    'X-Platform': /[?&]platform_type=mobile(&|$)/.test(location.search) ? 'mobile' : 'desktop',
  };
  if (language) headers['X-Language'] = language;

  const early: Record<string, Promise<Response>> = {};
  const ask = (url: string, more: Record<string, string> = {}, init: RequestInit = {}) => {
    const answer = fetch(url, Object.assign(init, { headers: Object.assign(more, headers) }));
    // Whoever takes it hears of the failure; nobody taking it must not be an unhandled rejection.
    answer.catch(() => undefined);
    early[url] = answer;
  };
  // The first that a page waits for.
  if (import.meta.env.MODE === 'production' || /[?&]redirect-service(?:[&=]|$)/.test(location.search))
    ask(
      '/redirects-api/api/v1/redirect-light',
      { 'Content-Type': 'application/json', 'X-Service-Auth': 'openbook-redirects' },
      { method: 'POST', body: JSON.stringify({ url: location.href }) },
    );
  // As at the start of the app (read-start.ts); an address with a query may be a referral, which that alone can tell.
  if (!location.search)
    ask(
      `/blocks-api/api/v1/block/light?stage=start&auth=${cookie('is_auth') === '1' ? 1 : 0}&referralParams=0&referralWHNMobile=0&mainVipDomainAuthNeed=0`,
    );
  ask('/web-api/auth/check-session', isPartitioned ? { SameSite: 'None', Partitioned: 'true' } : {});
  ask('/plugins/manifest.json');
  if (language) {
    ask(`/bff-api/config/all.json?lang=${language}`);
    ask(`/bff-api/dictionary?lng=${language}&groups=main,menu,auth,errors,sport,coupon,header,footer`);
  }
  window.__early = early;
})();
