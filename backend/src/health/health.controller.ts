import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { Health, Liveness } from './health.dto.js';
import { HealthService } from './health.service.js';

@VisitorApi('health')
@Controller('api/health')
@Public()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. */
  @Get('live')
  live(): Liveness {
    return { status: 'ok' };
  }

  /** Database, storage and outbox work; 503 with the same shape when one does not. */
  @Get()
  @ApiOkResponse({ type: Health })
  @ApiServiceUnavailableResponse({ type: Health })
  async check(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.health.check();
    if (health.status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
