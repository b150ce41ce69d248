/* Device fingerprint: a few facts that the page can read anyway, exchanged for a token. No tracking across sites. */
(() => {
  const components = () => ({
    languages: [...navigator.languages],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: [screen.width, screen.height, devicePixelRatio],
    cores: navigator.hardwareConcurrency,
    touch: navigator.maxTouchPoints,
  });
  const exec = async () => {
    const facts = components();
    const response = await fetch('/hd-api/v1/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-App-Id': 'desktop-web' },
      body: JSON.stringify({ components: facts }),
    });
    if (!response.ok) throw new Error(`fingerprint: ${response.status}`);
    return response.json();
  };
  window.__hd = Object.freeze({ exec, components });
})();
