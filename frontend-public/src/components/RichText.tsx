/** Makes wide tables scroll, with the keyboard too. */
const scrollable = (html: string): string =>
  html.replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>');

/** HTML from staff, sanitised by the backend when it was saved, with the copies of its pictures. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`rich ${className}`.trim()} dangerouslySetInnerHTML={{ __html: scrollable(html) }} />;
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
