import { Global, Module } from '@nestjs/common';
import { StatisticsJob } from '../database/statistics.job.js';
import { ContentEvents } from './content-events.js';
import { Limits } from './limits.js';
import { RateLimit } from './rate-limit.js';

@Global()
@Module({ providers: [ContentEvents, RateLimit, Limits, StatisticsJob], exports: [ContentEvents, RateLimit, Limits] })
export class CommonModule {}
