import { Injectable } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import type { Delivery } from './delivery.entity.js';

export type Outcome =
  | { sent: true; note: string | null; response: string }
  | {
      sent: false;
      error: string;
      isFinal: boolean;
      /** False if nothing responded: the channel's other deliveries then wait for the next round. */
      isReachable: boolean;
    };

export interface MessageKind {
  /** Shown to staff, for example 'Notification to the office'. */
  name: string;
  /** An older message is dropped: so late, it would do more harm than good. */
  lifetime?: { ms: number; words: string };
}

export interface Channel {
  /** Stored with each delivery; at most 16 characters. */
  readonly id: string;
  readonly name: string;
  /** Completes 'waits …' while the channel is not configured. */
  readonly missing: string;
  readonly kinds: Readonly<Record<string, MessageKind>>;
  isConfigured(): Promise<boolean>;
  /** Never throws. */
  send(delivery: Delivery, stop: AbortSignal): Promise<Outcome>;
  /** What follows from a delivery that was sent or given up; in the transaction that records it. */
  settled?(delivery: Delivery, isSent: boolean, change: Pick<Change, 'manager' | 'now'>): Promise<void>;
}

/** Each channel registers itself when its module starts. */
@Injectable()
export class Channels {
  private readonly byId = new Map<string, Channel>();

  register(channel: Channel): void {
    this.byId.set(channel.id, channel);
  }

  all(): Channel[] {
    return [...this.byId.values()];
  }

  of({ channel }: Pick<Delivery, 'channel'>): Channel | undefined {
    return this.byId.get(channel);
  }

  kindOf({ channel, kind }: Pick<Delivery, 'channel' | 'kind'>): MessageKind {
    return this.byId.get(channel)?.kinds[kind] ?? { name: kind };
  }

  nameOf(kind: string): string {
    return this.all().find(({ kinds }) => Object.hasOwn(kinds, kind))?.kinds[kind]?.name ?? kind;
  }
}
