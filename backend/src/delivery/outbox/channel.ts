import { Injectable } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import type { Budget } from '../../platform/limits/rate-limit.js';
import { currentActor } from '../../platform/http/request-context.js';
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
  /** A second connection helps out while one hangs or there is a backlog. */
  readonly hasSecondConnection?: boolean;
  isConfigured(): Promise<boolean>;
  /** Never throws. */
  send(delivery: Delivery, stop: AbortSignal): Promise<Outcome>;
  /** What follows from a delivery that was sent or given up; in the transaction that records it. */
  settled?(delivery: Delivery, isSent: boolean, change: Pick<Change, 'manager' | 'now'>): Promise<void>;
}

export const TRIAL_MS = 15 * MINUTE_MS;

/** Each user may try a channel ten times. */
export const trialOf = (channel: string): Budget => ({ key: `test-${channel}:${currentActor().userId}`, limit: 10, windowMs: TRIAL_MS });

export const tooManyTests = (wait: string): string => `Too many tests. Please try again in ${wait}.`;

/** The room that writes messages of a kind, if more follows from them. */
export interface Writer extends Pick<Channel, 'settled'> {
  /** Asked right before each attempt: why the message must not go any more, as a sentence for staff; null if it may. */
  whyNot(delivery: Delivery): Promise<string | null>;
}

/** Each channel registers itself when its module starts. */
@Injectable()
export class Channels {
  private readonly byId = new Map<string, Channel>();
  private readonly writers = new Map<string, Writer>();

  register(channel: Channel): void {
    this.byId.set(channel.id, channel);
  }

  /** `kind`: of the messages that it writes. */
  registerWriter(kind: string, writer: Writer): void {
    this.writers.set(kind, writer);
  }

  writerOf({ kind }: Pick<Delivery, 'kind'>): Writer | undefined {
    return this.writers.get(kind);
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
