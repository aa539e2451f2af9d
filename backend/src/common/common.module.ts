import { Global, Module } from '@nestjs/common';
import { ContentEvents } from './content-events.js';
import { RateLimit } from './rate-limit.js';

@Global()
@Module({ providers: [ContentEvents, RateLimit], exports: [ContentEvents, RateLimit] })
export class CommonModule {}
