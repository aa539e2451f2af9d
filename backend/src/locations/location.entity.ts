import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Degrees, ExactText, Flag, Json, LongText, Varchar, Whole } from '../platform/database/columns.js';

@Entity('locations')
@Index('uq_locations_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_locations_order', ['order'])
export class Location extends TrashableRecord {
  @Varchar(200)
  name: string;

  @ExactText(200)
  slug: string;

  @LongText({ nullable: true })
  description: string | null;

  /** Outward codes such as CH62, or whole postcodes, in upper case. */
  @Json()
  postcodes: string[];

  /** Places within it. */
  @Json()
  subLocations: string[];

  /** Of the middle of the place, for the map of places; null: not on the map. */
  @Degrees({ nullable: true })
  latitude: number | null;

  @Degrees({ nullable: true })
  longitude: number | null;

  @Flag(true)
  isActive: boolean;

  @Whole({ default: 0 })
  order: number;
}
