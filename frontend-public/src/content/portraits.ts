import { assetFile } from '../lib/assets';

/** Section 2: portraits that come with the site, by the name under the words. Others show the name's first letter. */
const files = new Map([
  ['Margaret Hollis', 'margaret-hollis'],
  ['Imran Chaudhry', 'imran-chaudhry'],
  ['Siân Prytherch', 'sian-prytherch'],
  ['Gary Pickavance', 'gary-pickavance'],
]);

export function portraitOf(name: string): string | null {
  const file = files.get(name);
  return file ? assetFile(`portraits/${file}.svg`) : null;
}
