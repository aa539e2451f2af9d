/** Moves the line between 'before' and 'after'. The slider is the browser's own, so keys and fingers work. */
export function beforeAfter(): void {
  for (const pictures of document.querySelectorAll<HTMLElement>('.before-after')) {
    const slider = pictures.querySelector('input');
    const show = () => pictures.style.setProperty('--cut', `${slider?.value ?? 50}%`);
    slider?.addEventListener('input', show);
    // Browsers keep its value when a page is opened again.
    show();
  }
}
