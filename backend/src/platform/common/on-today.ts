import { applyDecorators, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Role } from '../http/access.js';
import type { TodaysItem } from './todays-item.dto.js';

/** By default `path` is that of its part and `opens` is 'Open'; what else may be null is so. */
export type ItemForToday = Pick<TodaysItem, 'key' | 'kind' | 'title' | 'text' | 'urgency'> & Partial<TodaysItem>;

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
  /** Its items come before all that are as urgent. */
  leads?: boolean;
}

export const TodaysSource = DiscoveryService.createDecorator<Source>();

/** Makes an injectable part of today's list. */
export const OnToday = (source: Source): ((provider: Type<KnowsToday>) => void) => applyDecorators(Injectable(), TodaysSource(source));
