import { Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { isStaff } from '../../auth/jwt.strategy.js';
import { PublicController } from '../../platform/http/access.js';
import { Health, Liveness } from './health.dto.js';
import { HealthService } from './health.service.js';

@PublicController('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process responds. */
  @Get('live')
  live(): Liveness {
    return { status: 'ok' };
  }

  /**
   * Readiness: 200 if pages can be served, even with warnings; 503 with the same shape if the database does not respond. Only staff read sentences, which
   * tell what the site is made of; everybody else reads the names of the checks.
   */
  @Get()
  @ApiOkResponse({ type: Health })
  @ApiServiceUnavailableResponse({ type: Health })
  async check(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Health> {
    // Without the database nobody is recognised.
    const health = await this.health.check(await isStaff(request).catch(() => false));
    if (health.status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
