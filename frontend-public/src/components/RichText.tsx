import { libraryPicture } from '../lib/libraryPictures';

/** Makes wide tables scroll, with the keyboard too. */
const scrollable = (html: string): string =>
  html.replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>');

const PICTURE = /<img src="(\/media\/[^"]{1,200})"/g;
const SIZES = '(min-width: 800px) 736px, 100vw';

/** Gives pictures of the library their place before they load, and the copy that suits the screen. */
const withCopies = (html: string): string =>
  html.replace(PICTURE, (img, address: string) => {
    const { webp, size } = libraryPicture(address) ?? {};
    if (!webp) return img;
    const place = size ? ` width="${size.width}" height="${size.height}"` : '';
    return `${img} srcset="${webp}" sizes="${SIZES}"${place} loading="lazy" decoding="async"`;
  });

/** HTML from staff, sanitised by the backend when it was saved. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`rich ${className}`.trim()} dangerouslySetInnerHTML={{ __html: withCopies(scrollable(html)) }} />;
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
