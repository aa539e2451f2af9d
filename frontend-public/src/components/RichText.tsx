import { useCompany } from '../api/useCompany';
import { telHref } from '../lib/phone';
import { useLine } from '../PageContext';

/** Makes wide tables scroll, with the keyboard too. */
const scrollable = (html: string): string =>
  html.replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>');

const LINK = /<a ([^>]*)>(.*?)<\/a>/gs;

/** The links to a number become its digits: what a sentence says of the office is not so of another number. */
const withoutCalls = (html: string, phone: string): string =>
  html.replace(LINK, (link, attributes: string, text: string) => {
    const [, href] = /\bhref="(tel:[^"]*)"/.exec(attributes) ?? [];
    return phone && href && telHref(href.slice(4)) === telHref(phone) ? text : link;
  });

/**
 * HTML from staff, sanitised by the backend when it was saved, with the copies of its pictures. While the emergency line is answered in
 * place of the office, nothing calls the office.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const { phone } = useCompany();
  const { isEmergencyLine } = useLine();
  const silent = withoutCalls(html, phone);
  return (
    <div
      className={`rich ${className}`.trim()}
      data-timed={silent !== html || undefined}
      dangerouslySetInnerHTML={{ __html: scrollable(isEmergencyLine ? silent : html) }}
    />
  );
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
