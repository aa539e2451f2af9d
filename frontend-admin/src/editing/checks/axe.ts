import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { axeFunction } from 'axe-core/axe.js';

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
  getRules(tags: string[]): { ruleId: string; tags: string[] }[];
}

/** WCAG 2.2 AA and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const UNCERTAIN = new Set(['experimental', 'deprecated']);
/** The server checks them. */
const ELSEWHERE = new Set(['image-alt', 'heading-order', 'empty-heading']);

/** How staff would say it; others in axe-core's words. */
const SENTENCES: Record<string, string> = {
  'color-contrast': 'This text can hardly be told from its background. Choose colours with more contrast.',
  'empty-table-header': 'A heading of the table is empty. Say what its column or row holds.',
  'image-redundant-alt': 'The alt text of the picture repeats the words beside it. Describe the picture, or mark it as decorative.',
  'link-in-text-block': 'The link can hardly be told from the text around it. Choose colours with more contrast.',
  'link-name': 'A link has no words, so nobody knows where it leads. Give it some, or remove it.',
  list: 'The list holds something other than entries. Make the list again.',
  'td-headers-attr': 'A cell of the table belongs to a heading that does not exist. Make the table again.',
  'th-has-data-cells': 'A heading of the table stands over no cells. Fill its column or row, or make it a plain cell.',
};

export interface AxeFinding {
  message: string;
  element: Element;
}

/** Each run reads the whole page first, which costs more than most rules; all in one run would hold up typing. */
const RULES_PER_RUN = 20;

/** Runs axe-core on the document of a same-origin frame, a few rules at a time, so that typing goes on. Returns null if it is outdated. */
export async function axeIn(view: Window, isOutdated: () => boolean): Promise<AxeFinding[] | null> {
  const host = view as Window & { axe?: Axe };
  if (!host.axe) axeFunction(view);
  const { axe } = host;
  const main = view.document.querySelector('main');
  if (!axe || !main) return [];
  const findings: AxeFinding[] = [];
  const rules = axe.getRules(TAGS).filter(({ ruleId, tags }) => !ELSEWHERE.has(ruleId) && !tags.some((tag) => UNCERTAIN.has(tag)));
  for (let at = 0; at < rules.length; at += RULES_PER_RUN) {
    await nextTurn();
    if (isOutdated()) return null;
    const runOnly = rules.slice(at, at + RULES_PER_RUN).map(({ ruleId }) => ruleId);
    const options: RunOptions = { runOnly, resultTypes: ['violations'], elementRef: true, iframes: false, preload: false };
    const { violations } = await axe.run(main, options);
    for (const { id, help, nodes } of violations)
      for (const { element } of nodes) if (element) findings.push({ message: SENTENCES[id] ?? `${help}.`, element });
  }
  return findings;
}

const nextTurn = () => new Promise<void>((done) => setTimeout(done));
