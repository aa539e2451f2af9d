/** What a customer could hold a company to. */
const CLAIMS = [
  // Not of a code such as C1.
  /(?<![a-z\d])(?:£ ?)?\d{1,9}(?:[,.:]\d{1,3}){0,3}(?: ?%| (?:minutes?|hours?|days?|weeks?|months?|years?)\b)?/,
  /\b(?:same|next|working) days?\b|\bwithin (?:a|an|the)\b|\b(?:always|never|every|free|at no cost)\b/,
  /\b(?:we|our|us)\b/,
  /\b(?:guarantee\w*|warrant\w*|insur\w+|qualif\w+|certif\w+|register\w+|approved|accredit\w+|competent)\b/,
  /\b(?:laws?|legal\w*|regulations?|act|part p|bs \d+)\b/,
];
const CLAIM = new RegExp(CLAIMS.map(({ source }) => source).join('|'), 'gi');

/** Marks in a text, but not in its tags, what it claims. */
export const withClaimsMarked = (html: string): string =>
  html
    .split(/(<[^<>]*>|&\w+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : part.replace(CLAIM, '<mark>$&</mark>')))
    .join('');
