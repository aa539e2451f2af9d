import { ApiProperty } from '@nestjs/swagger';

/** What visitors would take for the company's own. */
export class SampleClaim {
  /** As in the API, such as 'testimonials'. */
  resource: string;
  /** Null for settings and the homepage. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  id: string | null;
  /** Of the settings. */
  field: string | null;
  name: string;
}
