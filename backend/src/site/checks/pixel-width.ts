/** Arial's widths, in thousandths of the font's size. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r“”²³ª',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–£€ß',
  584: '+<=>~×÷',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  737: '©®',
  778: 'GOQ',
  833: 'Mm',
  834: '¼½¾',
  889: '%æ',
  944: 'W',
  1000: '—…™Æ',
  1015: '@',
};
const OF = new Map(Object.entries(WIDTHS).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)] as const)));
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const EMOJI_WIDTH = 1_250;
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;
const CAPITAL = /\p{Lu}/u;
const [LETTER, CAPITAL_LETTER, SQUARE] = [556, 667, 1_000];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with accents are as wide as without. */
function widthOf(grapheme: string): number {
  if (EMOJI.test(grapheme)) return EMOJI_WIDTH;
  const [base = ''] = grapheme.normalize('NFD');
  return OF.get(base) ?? (FULL_WIDTH.test(base) ? SQUARE : CAPITAL.test(base) ? CAPITAL_LETTER : LETTER);
}

/** Returns how wide search engines show a text, in px, for a font of `size` px. */
export function pixelWidth(text: string, size: number): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return Math.round((width * size) / 1_000);
}
