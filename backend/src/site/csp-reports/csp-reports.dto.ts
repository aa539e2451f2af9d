import { ApiProperty } from '@nestjs/swagger';

/** The body of application/csp-report, as older browsers send it. */
export class OldCspReport {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } })
  'csp-report': Record<string, unknown>;
}

/** One entry of application/reports+json. Entries of other types are ignored. */
export class BrowserReport {
  @ApiProperty({ example: 'csp-violation' })
  type: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { effectiveDirective: 'img-src', blockedURL: 'inline' } })
  body: Record<string, unknown>;
}
