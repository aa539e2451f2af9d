import type { Block, HomepageContent } from '../api/types';

/** The block types in the API's contract; others are not shown. */
type Described<B extends Block> = B extends Block ? (string extends B['type'] ? never : B) : never;
type DescribedBlock = Described<Block>;
export type BlockType = DescribedBlock['type'];

export interface BlockProps<T extends BlockType = BlockType> {
  id: string;
  content: Extract<DescribedBlock, { type: T }>['content'];
  homepage: HomepageContent;
}
