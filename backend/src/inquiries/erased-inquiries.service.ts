import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { emptyLog } from '../platform/database/checkpoints.js';
import { keyedToken } from '../platform/config/crypto.js';
import { Secrets } from '../platform/config/secrets.js';
import { PURGED, PURGING, type Purged, type Purging } from '../records/trash/trash.service.js';
import { Renewal } from '../renewals/renewal.entity.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ErasedInquiry } from './erased-inquiry.entity.js';
import { InquiryPhotos } from './photos/inquiry-photos.service.js';
import { Recurring } from '../platform/recurring/recurring.js';
import { HOUR_MS } from '../platform/time/durations.js';

/** Returns the keyed hash by which an erased enquiry or renewal is remembered. */
export const erasedId = (key: string, id: string): string => keyedToken(key, 'erased-enquiry', id);

const isPersonal = (record: unknown): boolean => record instanceof ContactInquiry || record instanceof Renewal;

/** Remembers permanently deleted enquiries and renewals, and removes their traces. */
@Injectable()
export class ErasedInquiries extends Recurring {
  protected override readonly every = HOUR_MS;
  constructor(
    @InjectRepository(ErasedInquiry) private readonly erased: Repository<ErasedInquiry>,
    private readonly secrets: Secrets,
    private readonly photos: InquiryPhotos,
  ) {
    super();
  }

  /** Takes the transaction that deletes them; call `removeTraces` after its commit. */
  async remember(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const rows = ids.map((id) => ({ id: erasedId(this.secrets.key, id) }));
    await manager.createQueryBuilder().insert().into(ErasedInquiry).values(rows).orIgnore().execute();
  }

  @OnEvent(PURGING, { suppressErrors: false })
  async purging({ record, manager }: Purging): Promise<void> {
    if (isPersonal(record)) await this.remember(manager, [record.id]);
  }

  @OnEvent(PURGED, { suppressErrors: false })
  async purged({ records }: Purged): Promise<void> {
    if (isPersonal(records[0])) await this.removeTraces();
  }

  protected override work(): Promise<void> {
    return this.removeTraces();
  }

  /** Removes the files of their photos and what the database's log holds of them. What cannot be done now is done within the hour. */
  async removeTraces(): Promise<void> {
    await this.photos.removeErased();
    await emptyLog(this.erased.manager.connection);
  }
}
