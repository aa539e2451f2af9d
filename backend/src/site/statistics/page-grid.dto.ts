import { ApiProperty } from '@nestjs/swagger';

/** 'hidden': published, but its service or place is not; 'thin' and 'alike': search engines are told to leave it out. */
const PAGE_STATES = ['live', 'draft', 'hidden', 'thin', 'alike'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export class GridAxis {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  /** Whether visitors see it. */
  isShown: boolean;
}

export class GridCell {
  @ApiProperty({ format: 'uuid' })
  pageId: string;
  @ApiProperty({ format: 'uuid' })
  serviceId: string;
  @ApiProperty({ format: 'uuid' })
  locationId: string;
  /** 'hidden': published, but its service or place is not; 'thin' (too little text) and 'alike': search engines are told to leave it out. */
  @ApiProperty({ enum: PAGE_STATES })
  state: PageState;
  /** Of 'alike': name of the place whose page has much of the same text. */
  like: string | null;
  views: number;
  /** With calls. */
  enquiries: number;
}

/** Services and places in their orders. A pair without a cell has no page. */
export class PageGridRecord {
  services: GridAxis[];
  places: GridAxis[];
  cells: GridCell[];
  /** First day of the counts. */
  @ApiProperty({ example: '2026-08-28' })
  from: string;
}
