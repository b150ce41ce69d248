/**
 * Runs before the first paint, as a classic script of its own. It takes theme, font size, language and direction from
 * cookies and address, and it asks for the answers that every page needs while the bundle is still loading. It uses
 * only syntax and calls that an old browser knows, imports nothing and stays under 1 kB compressed. Spec: shell §2,
 * §3.
 */
(function () {
  const html = document.documentElement;
  // A sandboxed frame, for one, forbids cookies and storage. The script then goes on as on a first visit.
  let cookies = '';
  let isPartitioned = false;
  try {
    cookies = document.cookie;
    isPartitioned = localStorage.getItem('openbook.sessionPartitioned') === 'true';
    // The data of an earlier visit (feed/kept.ts): a cache takes long to open.
    window.__boards = caches.open('openbook-boards').then((cache) => cache.matchAll());
    window.__boards.catch(() => undefined);
  } catch {}
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies)?.[1];

  // The page cannot do without import maps, and browsers got no other required feature later.
  const { supports } = HTMLScriptElement as Partial<typeof HTMLScriptElement>;
  if (!supports?.('importmap')) {
    location.replace('/oldbrowser.html');
    return;
  }

  // The browser fires this event once, maybe before the bundle has loaded.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.__install = event;
  });

  html.dataset.theme = cookie('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  // The last one: the side columns that the visitor has hidden.
  for (const [name, attribute] of [
    ['font_size', 'font'],
    ['look', 'look'],
    ['sides_off', 'sidesOff'],
  ] as const) {
    const value = cookie(name);
    if (value) html.dataset[attribute] = value;
  }

  const language = /^\/([a-z]{2})(?:\/|$)/.exec(location.pathname)?.[1] || cookie('lng');
  if (language) {
    html.lang = language;
    html.dir = /^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr';
  }

  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Id': 'desktop-web',
    'X-Platform': /[?&]platform_type=mobile(&|$)/.test(location.search) ? 'mobile' : 'desktop',
  };
  if (language) headers['X-Language'] = language;

  const early: Record<string, Promise<Response>> = {};
  const ask = (url: string, more: Record<string, string> = {}, init: RequestInit = {}) => {
    const answer = fetch(url, Object.assign(init, { headers: Object.assign(more, headers) }));
    // The code that takes the answer also handles its failure. Without a handler the failure must not become an
    // unhandled rejection.
    answer.catch(() => undefined);
    early[url] = answer;
  };
  // The page waits for this answer first.
  if (import.meta.env.MODE === 'production' || /[?&]redirect-service(?:[&=]|$)/.test(location.search))
    ask(
      '/redirects-api/api/v1/redirect-light',
      { 'Content-Type': 'application/json', 'X-Service-Auth': 'openbook-redirects' },
      { method: 'POST', body: JSON.stringify({ url: location.href }) },
    );
  // The app asks the same (read-start.ts). It asks by itself where the address has a query: only the app can tell
  // whether that is a referral.
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
