import { ApiProperty } from '@nestjs/swagger';
import { KindName } from '../../kinds/names.js';

export class SearchHit {
  @ApiProperty({ format: 'uuid' })
  id: string;
  title: string;
  /** What tells it from others of the same title, such as an address or a date; null if nothing does. */
  detail: string | null;
}

export class SearchGroup {
  @KindName('search')
  resource: string;
  /** The first five. */
  hits: SearchHit[];
  /** All that match. */
  total: number;
}
