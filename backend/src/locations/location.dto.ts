import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { withoutTrash } from '../platform/common/records.js';
import { Latitude, Longitude } from '../platform/fields/coordinates.js';
import { Prose } from '../platform/fields/prose.js';
import { Flag, Slug, Text, TextList, Whole } from '../platform/fields/validation.js';
import { Location } from './location.entity.js';
import { Postcodes } from './postcodes.js';

export class CreateLocationDto {
  @Text({ max: 200 })
  name: string;

  /** Default: made from the name. */
  @Slug({ optional: true })
  slug?: string | null;

  @Prose({ max: 5000, optional: true })
  description?: string | null;

  /** Outward codes such as CH62, or whole postcodes such as CH62 4SQ; stored in upper case. */
  @Postcodes()
  postcodes?: string[] | null;

  /** Places within it. */
  @TextList({ optional: true, max: 200 })
  subLocations?: string[] | null;

  /** Decimal degrees of its middle (WGS 84); without both it is not on the map of places. */
  @Latitude()
  latitude?: number | null;

  @Longitude()
  longitude?: number | null;

  /** Default: the number of locations, so that a new one comes last. */
  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateLocationDto extends PartialType(CreateLocationDto) {}

export class LocationRecord extends OmitType(Location, ['deletedAt', 'trashKey']) {}

const PUBLIC = ['id', 'name', 'slug', 'description', 'postcodes', 'subLocations', 'latitude', 'longitude', 'order', 'isActive'] as const;

export class PublicLocation extends PickType(LocationRecord, PUBLIC) {}

export const toLocationRecord = (location: Location): LocationRecord => withoutTrash(location);
export const toPublicLocation = (location: Location): PublicLocation => pick(location, PUBLIC);
