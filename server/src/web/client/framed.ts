/** In a frame of another site: tells that site how high the page is, whenever that changes. Nothing else is told. */
const { body, documentElement } = document;
documentElement.classList.add('js');
new ResizeObserver(() => parent.postMessage({ reckonerHeight: body.offsetHeight }, '*')).observe(body);
