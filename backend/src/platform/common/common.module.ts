import { Global, Module } from '@nestjs/common';
import { CheckpointsJob } from '../database/checkpoints.js';
import { GrownTablesJob } from '../database/statistics.job.js';
import { ContentEvents } from './content-events.js';
import { Limits } from '../limits/limits.js';
import { RateLimit } from '../limits/rate-limit.js';

@Global()
@Module({ providers: [ContentEvents, RateLimit, Limits, CheckpointsJob, GrownTablesJob], exports: [ContentEvents, RateLimit, Limits] })
export class CommonModule {}
