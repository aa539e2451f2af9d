import { Global, Module } from '@nestjs/common';
import { ContentEvents } from './content-events.js';
import { Limits } from './limits.js';
import { RateLimit } from './rate-limit.js';

@Global()
@Module({ providers: [ContentEvents, RateLimit, Limits], exports: [ContentEvents, RateLimit, Limits] })
export class CommonModule {}
