import { ApiProperty } from '@nestjs/swagger';
import { CSP_AREAS, type CspArea } from './csp-count.entity.js';

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

export class BlockedContent {
  @ApiProperty({ enum: CSP_AREAS })
  area: CspArea;
  @ApiProperty({ example: 'script-src-elem' })
  directive: string;
  /** Origin or kind of what was blocked; 'others' when too many were reported on one day. */
  @ApiProperty({ example: 'https://cdn.example' })
  blocked: string;
  count: number;
  /** The last day on which it was reported, London time. */
  @ApiProperty({ example: '2026-11-21' })
  lastDay: string;
}
