import { HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import { PublicController } from '../../platform/http/access.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { Limited, type Limit } from '../../platform/limits/limits.js';
import { CspReports } from './csp-reports.service.js';

const OLD_TYPE = 'application/csp-report';
const TYPE = 'application/reports+json';
/** Beside application/json. */
export const REPORT_TYPES = [OLD_TYPE, TYPE];

/** A few reports tell enough. */
export const CSP_REPORTS: Limit = {
  name: 'csp-reports',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 30, perNetwork: 120, overall: 600 },
    { perAddress: 2, perNetwork: 640, overall: 1_200 },
  ],
  refusal: (wait) => `Too many reports. Please try again in ${wait}.`,
};

/** The body of application/csp-report, as older browsers send it. */
class OldCspReport {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } })
  'csp-report': Record<string, unknown>;
}

/** One entry of application/reports+json. Entries of other types are ignored. */
class BrowserReport {
  @ApiProperty({ type: String, example: 'csp-violation' })
  type: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { effectiveDirective: 'img-src', blockedURL: 'inline' } })
  body: Record<string, unknown>;
}

const BODIES = {
  [OLD_TYPE]: { schema: { $ref: getSchemaPath(OldCspReport) } },
  [TYPE]: { schema: { type: 'array', items: { $ref: getSchemaPath(BrowserReport) } } },
};

@PublicController('csp-reports')
export class CspReportsController {
  constructor(private readonly reports: CspReports) {}

  /** Logs and counts what a browser has blocked, by directive and origin; keeps nothing else. 429 after too many reports. */
  @Post()
  @Limited(CSP_REPORTS)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiExtraModels(OldCspReport, BrowserReport)
  @ApiOperation({ requestBody: { required: true, content: BODIES } })
  take(@Req() { body }: Request): void {
    this.reports.take(body);
  }
}
