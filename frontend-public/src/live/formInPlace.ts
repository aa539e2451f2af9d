/** Opens the page's form where a link to it is pressed. A new tab, asked for with a key, shows the contact page. */
export function formInPlace() {
  const dialog = document.querySelector<HTMLDialogElement>('.form-dialog');
  if (!dialog) return;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('main a');
    if (!link || link.getAttribute('href') !== dialog.dataset['form'] || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    borrow(dialog);
    dialog.showModal();
    // Not the first field: on a phone its keyboard would cover what the form is about.
    dialog.querySelector('h2')?.focus();
  });
}

/** A dialog without a form takes that of the page until it is closed: one form, so that nothing is written twice. */
function borrow(dialog: HTMLDialogElement) {
  const card = !dialog.querySelector('.contact-form') && document.querySelector<HTMLElement>('.contact-card');
  if (!card) return;
  const gap = document.createElement('div');
  gap.className = card.className;
  // The page below keeps its place.
  gap.style.height = `${card.offsetHeight}px`;
  card.replaceWith(gap);
  dialog.append(card);
  dialog.addEventListener('close', () => gap.replaceWith(card), { once: true });
}
