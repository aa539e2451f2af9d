import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { request } from '../../data/request';

/** The server reads no more; beyond it are styles of the whole document, which most texts do without. */
const MOST_CHARACTERS = 130_000;
const withoutStyles = (html: string): string => html.replace(/<style[^>]*>[^<]*(?:<(?!\/style)[^<]*)*<\/style>/gi, '');

/** As the server would store it: with lists of Word as lists, for example. What it cannot tidy is pasted as it came. */
async function tidied(html: string): Promise<string> {
  const body = JSON.stringify({ html: html.length > MOST_CHARACTERS ? withoutStyles(html) : html });
  try {
    return (await request<{ html: string }>('/api/admin/pasted-texts', { method: 'POST', body })).json.html;
  } catch {
    return html;
  }
}

/** Pasted HTML follows the server's rules for rich text, as the forms and the API do. Only text from other programs: the editor's own is tidy. */
export const TidyPaste = Extension.create({
  name: 'tidyPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }) {
          const html = clipboardData?.getData('text/html') ?? '';
          // Without it is also what `pasteHTML` pastes.
          if (!html || html.includes('data-pm-slice')) return false;
          void tidied(html).then((tidy) => view.isDestroyed || view.pasteHTML(tidy));
          return true;
        },
      },
    }),
  ],
});
