/** A table that is wider than its column scrolls, also with the keyboard. */
const scrollable = (html: string): string =>
  html.replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>');

/** HTML that staff wrote; the backend has sanitised it when it was saved. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`rich ${className}`.trim()} dangerouslySetInnerHTML={{ __html: scrollable(html) }} />;
}

/** Plain text; an empty line starts a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
