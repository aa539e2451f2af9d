import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import { HOUR_MS, MINUTE_MS } from '../../platform/time/durations.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryFlood, STATE } from './inquiry-flood.entity.js';
import { busiestHour, MEMORY_MS } from './usual-hours.js';

/** This many within an hour are no flood, however quiet the site is. */
const LEAST = 30;
/** More than so many times the busiest hour is a flood. */
const TIMES = 10;
/** More within an hour are a flood on any site. */
const MOST = 1_000;
const NOTICE_MS = 15 * MINUTE_MS;
const NAMED = 50;
/** The most points of one that looks like a customer, with the point for the flood. */
const CUSTOMERS_SCORE = 0;

type Transaction = Pick<Change, 'manager' | 'now'>;

export interface FloodNotice {
  /** Null: it is over. */
  startedAt: Date | null;
  /** Within the last hour, and in the busiest one of the last weeks. */
  recent: number;
  usual: number;
  /** Held back since the last notice, suspected spam included. */
  held: number;
  spam: number;
  /** Those that most look like customers, first who waits for a call; no spam. */
  named: ContactInquiry[];
  /** How many of the named look like customers. */
  likely: number;
}

type Listener = (notice: FloodNotice, transaction: Transaction) => Promise<void>;

/** Measures floods of enquiries, in the database: replicas agree, and a restart forgets nothing. */
@Injectable()
export class Floods {
  private readonly listeners: Listener[] = [];
  private usual?: { at: number; hour: number };

  constructor(@InjectRepository(InquiryFlood) private readonly floods: Repository<InquiryFlood>) {}

  /** Told in the transaction that it shares; its errors roll it back. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Since when a flood lasts; null: none does. */
  async startedAt(): Promise<Date | null> {
    return (await this.floods.findOneBy({ id: STATE }))?.startedAt ?? null;
  }

  /** Whether there is something to do for `pass`. */
  async isAstir(): Promise<boolean> {
    const flood = await this.floods.findOneBy({ id: STATE });
    return flood !== null && (flood.startedAt !== null || flood.untold > 0);
  }

  /** Locks the state until the transaction finishes. On SQLite a transaction is alone anyway. */
  async locked(manager: EntityManager): Promise<InquiryFlood> {
    const lock = manager.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const find = () => manager.findOne(InquiryFlood, { where: { id: STATE }, ...lock });
    const found = await find();
    if (found) return found;
    const first = { id: STATE, startedAt: null, lastHeldAt: null, noticedAt: null, toldUntil: null, untold: 0, untoldSpam: 0, past: [] };
    await manager.createQueryBuilder().insert().into(InquiryFlood).values(first).orIgnore().execute();
    return (await find()) ?? Object.assign(new InquiryFlood(), first);
  }

  /** Returns when the enquiry that is about to be stored came, if that is in a flood. `isBeyond`: more arrives than the usual limits let in. */
  async hold(flood: InquiryFlood, transaction: Transaction, isBeyond: boolean): Promise<Date | null> {
    const { recent, most } = await this.measure(flood, transaction);
    if (!isBeyond && recent < most) {
      if (flood.startedAt) await this.end(flood, transaction);
      return null;
    }
    return new Date(Math.max(Date.now(), (flood.lastHeldAt?.getTime() ?? 0) + 1));
  }

  /** Counts an enquiry that `hold` holds back, once it is stored. */
  async count(flood: InquiryFlood, transaction: Transaction, { heldBackAt, spamSince }: ContactInquiry): Promise<void> {
    flood.startedAt ??= transaction.now;
    flood.lastHeldAt = heldBackAt;
    flood.untold++;
    if (spamSince) flood.untoldSpam++;
    await this.tell(flood, transaction);
    await save(flood, transaction);
  }

  /** What time does: ends the flood, and tells of what came since the last notice. */
  async pass(transaction: Transaction): Promise<void> {
    const flood = await this.locked(transaction.manager);
    const { recent, most } = await this.measure(flood, transaction);
    if (flood.startedAt && recent < most) await this.end(flood, transaction);
    await this.tell(flood, transaction);
    await save(flood, transaction);
  }

  private async end(flood: InquiryFlood, transaction: Transaction): Promise<void> {
    const now = transaction.now.getTime();
    const began = new Date((flood.startedAt?.getTime() ?? now) - HOUR_MS).toISOString();
    flood.past = [...flood.past.filter(([, until]) => Date.parse(until) > now - MEMORY_MS), [began, transaction.now.toISOString()]];
    flood.startedAt = null;
    await save(flood, transaction);
  }

  private async tell(flood: InquiryFlood, transaction: Transaction): Promise<void> {
    const { now, manager } = transaction;
    const since = now.getTime() - (flood.noticedAt?.getTime() ?? 0);
    // A time ahead was written by a clock that has since been corrected.
    if (!flood.untold || (since >= 0 && since < NOTICE_MS)) return;
    const { recent } = await this.measure(flood, transaction);
    const named = await heldSince(manager, flood.toldUntil).take(NAMED).getMany();
    const notice: FloodNotice = {
      ...{ startedAt: flood.startedAt, recent, usual: await this.usualHour(flood, transaction), named },
      ...{ held: flood.untold, spam: flood.untoldSpam },
      likely: named.filter(({ spamScore, callBackFrom }) => callBackFrom !== null || (spamScore ?? 0) <= CUSTOMERS_SCORE).length,
    };
    for (const listener of this.listeners) await listener(notice, transaction);
    Object.assign(flood, { noticedAt: now, toldUntil: flood.lastHeldAt, untold: 0, untoldSpam: 0 });
  }

  /** What came within the last hour, counted up to `MOST`, and how much is no flood yet. Those in the trash are left out. */
  private async measure(flood: InquiryFlood, transaction: Transaction): Promise<{ recent: number; most: number }> {
    const since = new Date(transaction.now.getTime() - HOUR_MS);
    const within = (isSpam: boolean) => upTo(MOST, transaction.manager, since, isSpam);
    const recent = Math.min(MOST, (await within(false)) + (await within(true)));
    const most = recent < LEAST ? LEAST : Math.min(MOST, Math.max(LEAST, TIMES * (await this.usualHour(flood, transaction))));
    return { recent, most };
  }

  /** Read once an hour, and only when it matters. */
  private async usualHour(flood: InquiryFlood, { manager, now }: Transaction): Promise<number> {
    const age = now.getTime() - (this.usual?.at ?? 0);
    if (!this.usual || age < 0 || age > HOUR_MS) this.usual = { at: now.getTime(), hour: await busiestHour(manager, flood, now) };
    return this.usual.hour;
  }
}

async function save({ id, ...state }: InquiryFlood, { manager }: Transaction): Promise<void> {
  await manager.update(InquiryFlood, id, state);
}

/** Most like a customer first. */
const heldSince = (manager: EntityManager, toldUntil: Date | null): SelectQueryBuilder<ContactInquiry> =>
  manager
    .createQueryBuilder(ContactInquiry, 'r')
    .where('r.spamSince IS NULL AND r.heldBackAt > :since AND r.heldBackAt < :never', {
      since: toldUntil ?? new Date(0),
      never: new Date('9999-12-31'),
    })
    .orderBy('CASE WHEN r.callBackFrom IS NULL THEN 1 ELSE 0 END')
    .addOrderBy('r.spamScore')
    .addOrderBy('r.id');

/** Spam is found by when it was marked, which is never before it came. */
async function upTo(limit: number, manager: EntityManager, since: Date, isSpam: boolean): Promise<number> {
  const some = (builder: SelectQueryBuilder<ContactInquiry>) =>
    builder
      .select('1', 'one')
      .from(ContactInquiry, 'r')
      .where(isSpam ? 'r.spamSince > :since' : 'r.spamSince IS NULL')
      .andWhere("r.deletedAt IS NULL AND r.createdAt > :since AND r.channel = 'form'", { since })
      .limit(limit);
  const counted = await manager
    .createQueryBuilder()
    .select('COUNT(*)', 'count')
    .from((query) => some(query as SelectQueryBuilder<ContactInquiry>), 'recent')
    .getRawOne<{ count: number | string }>();
  return Number(counted?.count ?? 0);
}
