import { Injectable } from '@nestjs/common';
import { currentActor } from '../../platform/common/request-context.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { ChannelStatesService } from './channel-states.service.js';

const INQUIRIES = '/inquiries';

/** Mail that is not set up, and channels with messages that finally failed. */
@Injectable()
@OnToday({ name: 'the notification channels', path: INQUIRIES })
export class TodaysChannels implements KnowsToday {
  constructor(private readonly states: ChannelStatesService) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const channels = await this.states.all();
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
        return [{ ...item, kind: 'Undelivered', title, text, path: INQUIRIES }];
      }),
    };
  }
}

const SET_UP = { path: '/settings/mail', opens: 'Set up email' };
