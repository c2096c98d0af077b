/** For other sites: gives frames with calculators of this service the height of what they show. */
const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
const MOST = 20_000;

addEventListener('message', (event: MessageEvent<{ readonly reckonerHeight?: unknown } | null>) => {
  const height = event.data?.reckonerHeight;
  if (event.origin !== origin || typeof height !== 'number' || !(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === event.source) {
      const isWithEdges = getComputedStyle(frame).boxSizing === 'border-box';
      const edges = isWithEdges ? frame.offsetHeight - frame.clientHeight : 0;
      frame.style.height = `${Math.ceil(Math.min(height, MOST)) + edges}px`;
    }
});
