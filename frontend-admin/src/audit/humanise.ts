/** 'metaTitle' becomes 'Meta title', 'imageUrl' 'Image URL'. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(url|vat|smtp|id|ip|html|kpis|cta|seo)\b/g, (word) => (word === 'kpis' ? 'KPIs' : word.toUpperCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
