import { currentActor } from '../../platform/http/request-context.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { Channels } from './channel.js';
import type { ChannelState } from './channel-states.dto.js';
import { OutboxService } from './outbox.service.js';

/** The state of every channel; for today mail that is not set up, and channels with messages that finally failed. */
@OnToday({ name: 'the notification channels', path: '/inquiries' })
export class ChannelStates implements KnowsToday {
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

  async today(): Promise<{ items: ItemForToday[] }> {
    const channels = await this.all();
    const { role } = currentActor();
    return {
      items: channels.flatMap(({ channel, name, isConfigured, queued, failed }): ItemForToday[] => {
        const item = { key: `channels ${channel}`, urgency: 'now' } as const;
        if (channel === 'mail' && !isConfigured) {
          // Not in a mail.
          if (role === null) return [];
          const waiting = queued === 0 ? '' : ` ${queued} ${queued === 1 ? 'email is' : 'emails are'} waiting to be sent.`;
          const text = `New enquiries are stored, but the office gets no email and customers get no automatic reply.${waiting}`;
          return [{ ...item, kind: 'Email', title: 'No mail server is set up', text, ...(role === 'admin' ? SET_UP : { path: null }) }];
        }
        if (!isConfigured || failed === 0) return [];
        const title = `${name}: ${failed} ${failed === 1 ? 'message' : 'messages'} could not be sent`;
        const text = `Open the enquiry to see why, and to send ${failed === 1 ? 'it' : 'them'} again.`;
        return [{ ...item, kind: 'Undelivered', title, text }];
      }),
    };
  }
}

const SET_UP = { path: '/settings/mail', opens: 'Set up email' };
