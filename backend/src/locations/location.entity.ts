import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Json, LongText, Varchar, Whole } from '../database/columns.js';

/** A place that the company covers. */
@Entity('locations')
@Index('uq_locations_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_locations_order', ['order'])
export class Location extends TrashableRecord {
  @Varchar(200)
  name: string;

  @Varchar(200)
  slug: string;

  @LongText({ nullable: true })
  description: string | null;

  /** Outward codes such as CH62. */
  @Json()
  postcodes: string[];

  /** Names of the places within it. */
  @Json()
  subLocations: string[];

  @Flag(true)
  isActive: boolean;

  @Whole({ default: 0 })
  order: number;
}
