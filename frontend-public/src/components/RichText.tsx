import { reads } from '../api/queries';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { inTurn } from '../lib/offered';
import { telHref } from '../lib/phone';
import { useLine } from '../PageContext';

/** Makes wide tables scroll, with the keyboard too. */
const scrollable = (html: string): string =>
  html.replace(/<table\b/g, '<div class="table-scroll" role="group" aria-label="Table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>');

const LINK = /<a ([^>]*)>(.*?)<\/a>/gs;

/** The links to some addresses become their text. */
const withoutLinks = (html: string, isDead: (href: string) => boolean): string =>
  html.replace(LINK, (link, attributes: string, text: string) => {
    const [, href] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
    return href !== undefined && isDead(href) ? text : link;
  });

/** What a sentence says of the office is not so of another number. */
const withoutCalls = (html: string, phone: string): string =>
  withoutLinks(html, (href) => phone !== '' && href.startsWith('tel:') && telHref(href.slice(4)) === telHref(phone));

const SERVICE = /^\/services\/([^/?#]+)/;

/** A text outlives the services that it names: those without a page are named, not linked. Nor are numbers and addresses that nobody has entered. */
function useLiveLinks(html: string): string {
  const groups = useRead(reads.navigation).data;
  if (!groups) return html;
  const slugs = new Set(inTurn(groups).flatMap(({ slug, firstLocation }) => (firstLocation ? [slug] : [])));
  return withoutLinks(html, (href) => {
    const [, slug] = SERVICE.exec(href) ?? [];
    return slug === undefined ? /^(?:tel|mailto):$/.test(href) : !slugs.has(slug);
  });
}

/**
 * HTML from staff, sanitised by the backend when it was saved, with the copies of its pictures. While the emergency line is answered in
 * place of the office, nothing calls the office.
 */
export function RichText({ html: stored, className = '' }: { html: string; className?: string }) {
  const html = useLiveLinks(stored);
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
