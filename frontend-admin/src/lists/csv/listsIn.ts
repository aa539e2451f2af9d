import { createTarDecoder } from 'modern-tar';
import { takesPart } from '../../data/kinds';

const LIST = /^lists\/([a-z-]+)\.csv$/;

export const isArchive = ({ name }: File): boolean => /\.(?:tar\.gz|tgz)$/i.test(name);

/** Returns the lists with rows in a file of 'Export everything' that can be imported. They come first in it, so pictures are not read. Throws an Error with a sentence. */
export async function listsIn(archive: File): Promise<File[]> {
  const files: File[] = [];
  try {
    const entries = archive.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(createTarDecoder()).getReader();
    for (;;) {
      const { done, value: entry } = await entries.read();
      const list = entry && LIST.exec(entry.header.name)?.[1];
      if (done || !list) {
        // It would wait until the body is read.
        void entries.cancel().catch(() => undefined);
        break;
      }
      const csv = (await new Response(entry.body).text()).trim();
      if (takesPart(list, 'imports') && csv.includes('\n')) files.push(new File([csv], `${list}.csv`));
    }
  } catch {
    throw new Error('This archive cannot be read. Please choose the file that ‘Export everything’ made.');
  }
  if (files.length === 0) throw new Error('There is no list in this archive that can be imported.');
  return files;
}
