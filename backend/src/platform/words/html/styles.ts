import type { Element } from './tree.js';

export type Style = ReadonlyMap<string, string>;

function declarations(css: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) read.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return read;
}

/** Rules of a style sheet by class, as Excel, Pages and Word write them; other selectors do not matter. */
export function classRules(sheet: string): Map<string, Style> {
  const rules = new Map<string, Map<string, string>>();
  for (const rule of sheet.split('}')) {
    const [selectors = '', body = ''] = rule.split('{', 2);
    const read = declarations(body);
    for (const selector of selectors.split(',')) {
      const name = /\.([\w-]{1,60})$/.exec(selector.trim().slice(-80))?.[1];
      if (name) rules.set(name, new Map([...(rules.get(name) ?? []), ...read]));
    }
  }
  return rules;
}

export function styleOf({ attributes }: Element, rules: ReadonlyMap<string, Style>): Style {
  const classes = rules.size > 0 ? (attributes['class'] ?? '').split(/\s+/, 10) : [];
  return new Map([...classes.flatMap((name) => [...(rules.get(name) ?? [])]), ...declarations(attributes['style'] ?? '')]);
}

const PER_POINT: Record<string, number> = { pt: 1, px: 0.75, cm: 28.35, mm: 2.835, in: 72 };

/** Returns the margin in points; undefined without one. */
export function leftMargin(style: Style): number | undefined {
  const [, size, unit = ''] = /^([\d.]{1,10})(pt|px|cm|mm|in)$/i.exec(style.get('margin-left') ?? '') ?? [];
  return size === undefined ? undefined : Number(size) * (PER_POINT[unit.toLowerCase()] ?? 1);
}

const weightOf = (style: Style): string => style.get('font-weight')?.toLowerCase() ?? '';
export const isBold = (style: Style): boolean => /^(bold|bolder|[6-9]00)$/.test(weightOf(style));
export const isNotBold = (style: Style): boolean => /^(normal|lighter|[1-5]00)$/.test(weightOf(style));

/** Tags that say what the style of a stretch of text says. */
export function marksOf(style: Style): string[] {
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const raised = style.get('vertical-align');
  return [
    ...(isBold(style) ? ['strong'] : []),
    ...(/^(italic|oblique)/.test(style.get('font-style') ?? '') ? ['em'] : []),
    ...(decoration.includes('underline') ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(raised === 'super' || raised === 'sub' ? [raised === 'super' ? 'sup' : 'sub'] : []),
  ];
}
