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

/** What Markdown has; the server knows whether it is some. */
const MARKS = /\*\*|^#{1,6} |\]\(|^ {0,3}[-*+] /m;

/** Pasted HTML and Markdown follow the server's rules for rich text, as the forms and the API do. Only text from other programs: the editor's own is tidy. */
export const TidyPaste = Extension.create({
  name: 'tidyPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }) {
          // Without both is what `pasteHTML` and `pasteText` paste.
          const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => clipboardData?.getData(type));
          if (html ? html.includes('data-pm-slice') : !MARKS.test(text)) return false;
          void tidied(html || text).then((tidy) => {
            if (view.isDestroyed) return;
            if (html || tidy.startsWith('<')) view.pasteHTML(tidy);
            else view.pasteText(text);
          });
          return true;
        },
      },
    }),
  ],
});
