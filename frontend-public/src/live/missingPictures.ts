/** Shows the drawing where the file of a photograph is missing. */
export function replaceMissing() {
  addEventListener('error', ({ target }) => replace(target), { capture: true });
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
}

function replace(image: EventTarget | null) {
  const instead = image instanceof HTMLImageElement && image.dataset['instead'];
  if (!instead) return;
  delete image.dataset['instead'];
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  // It says what the photograph shows.
  image.alt = '';
  image.closest('figure')?.querySelector('figcaption')?.remove();
  image.src = instead;
}
