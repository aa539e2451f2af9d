import type { Block, GuideEntry, Inline } from './guide';

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h2 { margin-top: 3rem }
nav a { display: inline-block; padding: .4rem 0 }
img { max-width: 100%; height: auto }
[role="status"] { padding: .75rem 1rem; border: 1px solid }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

const words = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      if ('bold' in part) return `<b>${escaped(part.bold)}</b>`;
      if ('italic' in part) return `<i>${escaped(part.italic)}</i>`;
      return `<a href="#${part.to}">${escaped(part.link)}</a>`;
    })
    .join('');

function blockOf(block: Block, pictures: Readonly<Record<string, string>>): string {
  if ('picture' in block) return `<p><img src="${pictures[block.picture]}" alt="${escaped(block.alt)}"></p>`;
  if ('text' in block) return `<p>${words(block.text)}</p>`;
  const list = block.isNumbered ? 'ol' : 'ul';
  return `<${list}>${block.items.map((item) => `<li>${words(item)}</li>`).join('')}</${list}>`;
}

/** Returns the guide as one page without script, for while the website cannot be reached. `pictures`: their addresses by name. */
export const asPage = (entries: readonly GuideEntry[], pictures: Readonly<Record<string, string>>): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Help</title><style>${STYLE}</style></head>
<body>
<main>
<h1>Help</h1>
<p role="status">The website cannot be reached at the moment. This is the guide as this browser has kept it. <a href="/admin/help">Try again</a></p>
<nav aria-label="Contents"><ul>${entries.map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join('')}</ul></nav>
${entries
  .map(({ name, title, blocks }) => `<h2 id="${name}">${escaped(title)}</h2>${blocks.map((block) => blockOf(block, pictures)).join('')}`)
  .join('\n')}
</main>
</body>
</html>
`;
