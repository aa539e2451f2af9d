import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Role } from './access.js';
import type { TodaysItem } from './todays-item.dto.js';

/** `opens` is 'Open' by default, what may be null is so. */
export type ItemForToday = Omit<TodaysItem, 'dueAt' | 'opens' | 'phone' | 'action'> & Partial<TodaysItem>;

/** A part of today's list. */
export interface KnowsToday {
  /**
   * Returns what the current user has to do at this time, at most `most`, the most urgent first; `total`: how many there are, if there are more. Nobody is
   * signed in while the daily mail is written: then it is what all staff may see. May throw: the list names what it could not ask.
   */
  today(now: Date, most: number): Promise<{ items: ItemForToday[]; total?: number }>;
}

interface Source {
  /** As in 'Could not ask: planned changes'. */
  name: string;
  /** The screen that has all of them. */
  path: string;
  /** Who is told; default: all staff. */
  roles?: readonly Role[];
}

export const TodaysSource = DiscoveryService.createDecorator<Source>();

/** Makes an injectable part of today's list. */
export const OnToday =
  (source: Source) =>
  (provider: Type<KnowsToday>): void =>
    void TodaysSource(source)(provider);
