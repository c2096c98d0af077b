/** The figure as PNG, drawn of the SVG that the server writes. */

/** As sharp as a screen with two pixels to each. */
const SCALE = 2;
const SHOWN_MS = 4000;

/** Of the address of the link beside the button, which gives a picture with a light ground. @param name Without its ending. */
export async function downloadPng(button: HTMLElement, name: string): Promise<void> {
  const label = button.textContent ?? '';
  try {
    const picture = new Image();
    picture.src = document.querySelector<HTMLAnchorElement>('#figure-svg')!.href;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [SCALE * picture.naturalWidth, SCALE * picture.naturalHeight];
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `${name}.png`;
    link.click();
  } catch {
    button.textContent = 'The server could not be reached';
    setTimeout(() => {
      button.textContent = label;
    }, SHOWN_MS);
  }
}
