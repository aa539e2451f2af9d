import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { keyedToken } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { AutomaticMail } from './automatic-mail.entity.js';
import { mailboxOf } from './mailbox-of.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';

const BATCH = 500;
/** Completes the name of a mail, for staff. */
export const NOT_SENT = 'not sent, because this address has had two automatic emails within a day';

/** At most two automatic mails a day to one mailbox: anyone can type anyone's address. */
@Injectable()
export class AutomaticMails extends DailyJob {
  protected override readonly at = '03:40';
  constructor(
    @InjectRepository(AutomaticMail) private readonly mails: Repository<AutomaticMail>,
    private readonly secrets: Secrets,
  ) {
    super();
  }

  /** Counts a mail to this address; false, and not counted, if it has had two within 24 hours. Takes the manager of the transaction that writes it. */
  async take(manager: EntityManager, email: string, now: Date): Promise<boolean> {
    const id = keyedToken(this.secrets.key, 'automatic-mail', mailboxOf(email));
    await manager.createQueryBuilder().insert().into(AutomaticMail).values({ id, lastAt: null, beforeAt: null }).orIgnore().execute();
    const { affected } = await manager
      .createQueryBuilder()
      .update(AutomaticMail)
      // In this order: MariaDB sets one after the other.
      .set({ beforeAt: () => 'lastAt', lastAt: now })
      .where('id = :id', { id })
      // A time ahead was written by a clock that has since been corrected.
      .andWhere('(beforeAt IS NULL OR beforeAt <= :dayAgo OR beforeAt > :ahead)', {
        dayAgo: new Date(now.getTime() - DAY_MS),
        ahead: new Date(now.getTime() + HOUR_MS),
      })
      .execute();
    return affected === 1;
  }

  protected override work(now: Date): Promise<void> {
    return this.removeOld(now);
  }

  /** Forgets addresses that got nothing for two days. */
  async removeOld(now = new Date()): Promise<void> {
    for (;;) {
      const lastAt = LessThan(new Date(now.getTime() - 2 * DAY_MS));
      const old = await this.mails.find({ select: { id: true }, where: { lastAt }, take: BATCH });
      if (old.length) await this.mails.delete({ id: In(old.map(({ id }) => id)), lastAt });
      if (old.length < BATCH) return;
    }
  }
}
