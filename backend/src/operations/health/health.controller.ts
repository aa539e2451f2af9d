import { Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { VisitorController } from '../../platform/common/access.js';
import { Health, Liveness } from './health.dto.js';
import { HealthService } from './health.service.js';

@VisitorController('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process responds. */
  @Get('live')
  live(): Liveness {
    return { status: 'ok' };
  }

  /** Readiness: 200 if pages can be served, even with warnings; 503 with the same shape if the database does not respond. */
  @Get()
  @ApiOkResponse({ type: Health })
  @ApiServiceUnavailableResponse({ type: Health })
  async check(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.health.check();
    if (health.status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
