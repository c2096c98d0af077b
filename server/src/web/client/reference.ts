/** Starts Scalar's API reference with the document of this service, and nothing of anybody else. */

interface Scalar {
  createApiReference(place: string, configuration: Readonly<Record<string, unknown>>): unknown;
}

// `scalar.js`, which the page loads before, leaves it here.
const { Scalar } = window as unknown as { readonly Scalar?: Scalar };

const place = document.querySelector('#reference');
if (Scalar && place) {
  place.replaceChildren();
  Scalar.createApiReference('#reference', {
    url: '/api/v1/openapi.json',
    // Requests are tried at the origin that showed the page: another one its policy forbids.
    servers: [{ url: location.origin }],
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'none',
    hideClientButton: true,
    showDeveloperTools: 'never',
    persistAuth: false,
  });
}
