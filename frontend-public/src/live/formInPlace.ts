/** Opens the page's form where a link to it is pressed. A new tab, asked for with a key, shows the contact page. */
export function formInPlace() {
  const dialog = document.querySelector<HTMLDialogElement>('.form-dialog');
  if (!dialog) return;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.getAttribute('href') !== dialog.dataset['form'] || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    // Not the first field: on a phone its keyboard would cover what the form is about.
    dialog.querySelector('h2')?.focus();
  });
}
