import { ApiProperty } from '@nestjs/swagger';
import { ListOf } from '../../platform/fields/nested.js';
import { Prose } from '../../platform/fields/prose.js';
import { OneOf, RecordId, RecordIds, Text } from '../../platform/fields/validation.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import type { Location } from '../../locations/location.entity.js';
import { Postcodes } from '../../locations/postcodes.js';
import { DEMO_KINDS, type DemoResource, type DemoSetting, type Demonstration, MISSING } from '../../sample-content/demonstration.js';

const OPTIONAL_STEPS = ['services', 'hours', 'look', 'mail', 'badges', 'terms', 'practices', 'work'] as const;
export type OptionalStep = (typeof OPTIONAL_STEPS)[number];

export class SetUpPlace {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  postcodes: string[];
  description: string | null;
}

export class DemoItem {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: DEMO_KINDS.map(({ resource }) => resource) })
  resource: DemoResource;
  name: string;
}

/** What is left of the demonstration, and what the company's own site still lacks. */
export class SetUpStatus {
  isPresent: boolean;
  /** Names of settings that still are those of the sample company. */
  settings: DemoSetting[];
  /** Steps without which the demonstration cannot be removed. */
  @ApiProperty({ enum: MISSING, isArray: true })
  missing: (typeof MISSING)[number][];
  /** What a removal deletes. */
  untouched: DemoItem[];
  /** Changed by staff, or needed by a page of theirs: kept unless chosen. */
  edited: DemoItem[];
  /** Whether the published homepage and the About page are replaced. */
  hasHomepage: boolean;
  hasAboutPage: boolean;
  /** The company's own. */
  places: SetUpPlace[];
  /** Titles of emergency services that stay inactive, because the settings have no emergency line. */
  withoutLine: string[];
  /** Steps that need not be filled in and were saved or skipped, by any administrator. */
  @ApiProperty({ enum: OPTIONAL_STEPS, isArray: true })
  done: OptionalStep[];
  /** Sent back with the removal, so that nothing is removed that was not listed. */
  listed: string;
}

export class PlaceDto {
  /** Of a place that exists. A new one with the name of a sample place takes its record over. */
  @RecordId({ optional: true })
  id?: string | null;

  @Text({ max: 200 })
  name: string;

  @Postcodes()
  postcodes?: string[] | null;

  @Prose({ max: 5000, optional: true })
  description?: string | null;
}

export class SavePlacesDto {
  /** The website lists the places in this order; titles name the first. Places that are not in the list stay as they are. */
  @ListOf(() => PlaceDto, 50)
  places?: PlaceDto[] | null;

  /** Ids of places to delete; those that are gone already are passed over. */
  @RecordIds({ maxItems: 100, optional: true })
  removed?: string[] | null;
}

export class OfferServicesDto {
  /** Ids of the services that the website offers; the others are made inactive. */
  @RecordIds({ maxItems: 500 })
  offered: string[];
}

export class StepDoneDto {
  @OneOf(OPTIONAL_STEPS)
  step: OptionalStep;
}

export class RemoveDemonstrationDto {
  /** `listed` of the status that the administrator has read. */
  @Text({ max: 64 })
  listed: string;

  /** Ids of changed records that go, too. */
  @RecordIds({ optional: true, maxItems: 1000 })
  edited?: string[] | null;
}

const toPlace = ({ id, name, postcodes, description }: Location): SetUpPlace => ({ id, name, postcodes, description });

export const toSetUpStatus = ({ places, ...found }: Demonstration, steps: CompanyInfo['setUpSteps']): SetUpStatus => ({
  ...found,
  places: places.map(toPlace),
  done: OPTIONAL_STEPS.filter((step) => steps?.includes(step)),
});
