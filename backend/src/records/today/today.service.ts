import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { currentActor } from '../../platform/http/request-context.js';
import { TodaysSource, type KnowsToday } from '../../platform/common/on-today.js';
import { URGENCIES, type TodaysItem } from '../../platform/common/todays-item.dto.js';
import type { Today } from './today.dto.js';

const MOST = 50;

/** Makes one list of what there is to do of the parts that are marked with `@OnToday`. */
@Injectable()
export class TodayService {
  private readonly logger = new Logger(TodayService.name);

  constructor(private readonly discovery: DiscoveryService) {}

  /** For the current user; what all staff may see if nobody is signed in. A part that fails is named in `notAsked`. */
  async list(now = new Date()): Promise<Today> {
    const parts = await Promise.all(this.sources().map((source) => this.ask(source, now)));
    const leading = new Set(parts.flatMap(({ items: found, leads }) => (leads ? found : [])));
    const items = parts
      .flatMap((part) => part.items)
      .sort((one, other) => byUrgency(one, other) || Number(leading.has(other)) - Number(leading.has(one)) || byTime(one, other))
      .slice(0, MOST);
    const shown = new Set(items);
    return {
      items,
      total: parts.reduce((sum, { total }) => sum + total, 0),
      more: parts.flatMap(({ name, path, total, items: found }) => {
        const count = total - found.filter((item) => shown.has(item)).length;
        return count > 0 ? [{ name, count, path }] : [];
      }),
      notAsked: parts.flatMap(({ name, isAsked }) => (isAsked ? [] : [name])),
    };
  }

  private sources() {
    const { role } = currentActor();
    return this.discovery.getProviders({ metadataKey: TodaysSource.KEY }).flatMap((wrapper) => {
      const source = this.discovery.getMetadataByDecorator(TodaysSource, wrapper);
      const isOpen = source && (!source.roles || (role !== null && source.roles.includes(role)));
      return isOpen ? [{ ...source, provider: wrapper.instance as KnowsToday }] : [];
    });
  }

  private async ask({ name, path, leads, provider }: ReturnType<TodayService['sources']>[number], now: Date) {
    try {
      const { items, total = items.length } = await provider.today(now, MOST);
      const complete = items.map((item): TodaysItem => ({
        path,
        opens: 'Open',
        dueAt: null,
        phone: null,
        words: null,
        action: null,
        ...item,
      }));
      return { name, path, leads, items: complete, total, isAsked: true };
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      return { name, path, leads, items: [], total: 0, isAsked: false };
    }
  }
}

const byUrgency = (one: TodaysItem, other: TodaysItem): number => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);

/** What has no time comes last. */
function byTime(one: TodaysItem, other: TodaysItem): number {
  const moment = ({ dueAt }: TodaysItem) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return moment(one) - moment(other);
}
