import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { Public, VisitorApi } from '../common/access.js';
import { TooManyTries } from '../common/errors.js';
import { RateLimit } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { BrowserReport, OldCspReport } from './csp-reports.dto.js';
import { CspReports } from './csp-reports.service.js';

/** Beside application/json. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

const PER_ADDRESS = 30;
const PER_NETWORK = 120;
const OVER_ALL = 600;
const WINDOW_MS = 60_000;

@VisitorApi('csp-reports')
@Controller('api/csp-reports')
@Public()
export class CspReportsController {
  constructor(
    private readonly reports: CspReports,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Counts what a browser has blocked by directive and origin; stores nothing else. 429 after too many reports. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiConsumes(...REPORT_TYPES)
  @ApiExtraModels(OldCspReport, BrowserReport)
  @ApiBody({
    schema: { oneOf: [{ $ref: getSchemaPath(OldCspReport) }, { type: 'array', items: { $ref: getSchemaPath(BrowserReport) } }] },
  })
  async count(@Body() body: unknown): Promise<void> {
    const { address, network } = currentActor().origin;
    const { allowed, retryAfter } = await this.rateLimit.take(
      { key: `csp-reports:${address}`, limit: PER_ADDRESS, windowMs: WINDOW_MS },
      { key: `csp-reports-network:${network}`, limit: PER_NETWORK, windowMs: WINDOW_MS },
      { key: 'csp-reports', limit: OVER_ALL, windowMs: WINDOW_MS },
    );
    if (!allowed) throw new TooManyTries('Too many reports. Please try again in a minute.', retryAfter);
    await this.reports.count(body);
  }
}
