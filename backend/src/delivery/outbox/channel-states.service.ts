import { Injectable } from '@nestjs/common';
import { Channels } from './channel.js';
import { OutboxService } from './outbox.service.js';
import type { ChannelState } from './channel-states.dto.js';

@Injectable()
export class ChannelStatesService {
  constructor(
    private readonly channels: Channels,
    private readonly outbox: OutboxService,
  ) {}

  all(): Promise<ChannelState[]> {
    return Promise.all(
      this.channels.all().map(async (channel) => {
        const [isConfigured, counts] = await Promise.all([channel.isConfigured(), this.outbox.counts(channel.id)]);
        return { channel: channel.id, name: channel.name, missing: channel.missing, isConfigured, ...counts };
      }),
    );
  }
}
