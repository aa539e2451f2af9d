import type { AnyNode, Element } from 'domhandler';
import * as html from 'htmlparser2';

const { DomUtils } = html;
const PARTS = ['p', 'li', 'h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'td', 'th', 'summary', 'blockquote', 'figcaption', 'a', 'button', 'span'];

/** The words of HTML, without spaces. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '')
    .toLowerCase();

/** What a browser may have at a click, with how the page's script tells it. */
export function clickable(page: string) {
  const elements = DomUtils.findAll((node: AnyNode) => 'name' in node, html.parseDocument(page));
  const isPart = ({ name }: Element) => PARTS.includes(name);
  const keyOf = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, '').slice(0, 30);
  const seen = new Map<string, number>();
  return elements.filter(isPart).flatMap((element) => {
    const [tag, text] = [element.name, keyOf(element)];
    const nth = seen.get(tag + text) ?? 0;
    seen.set(tag + text, nth + 1);
    const isLeaf = !DomUtils.existsOne((node: AnyNode) => 'name' in node && isPart(node as Element), element.children);
    return text ? [{ tag, text, nth, isLeaf, whole: plain(DomUtils.textContent(element)) }] : [];
  });
}

/** The smallest parts with a text. */
export const partsOf = (page: string) => clickable(page).filter(({ isLeaf }) => isLeaf);
