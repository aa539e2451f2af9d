import { HttpStatus, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, QueryFailedError, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.js';
import type { ErrorResponse } from '../platform/http/error-response.dto.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import type { RequestKey } from '../platform/http/request-context.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { removeInBatches } from '../platform/database/remove-in-batches.js';
import { Recurring } from '../platform/recurring/recurring.js';

const KEPT_MS = DAY_MS;
const TAKEN: unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', 'ER_DUP_ENTRY'];
const SENT_BEFORE = 'This was already saved with different content. Open the saved record to change it.';

/** Rolls back a transaction whose request has already been completed. */
export class RepeatedRequest extends Error {}

/** Keys are stored in the transaction of their request and kept for a day. */
@Injectable()
export class IdempotencyKeys extends Recurring {
  protected override readonly every = HOUR_MS;
  constructor(@InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>) {
    super();
  }

  /** Call it first: a simultaneous repeat waits here for the first request. Throws RepeatedRequest. */
  async claim(manager: EntityManager, { id, fingerprint }: RequestKey, now: Date): Promise<void> {
    try {
      await manager.insert(IdempotencyKey, { id, fingerprint: fingerprint(), createdAt: now });
    } catch (error) {
      if (error instanceof QueryFailedError && 'code' in error && TAKEN.includes(error.code)) throw new RepeatedRequest();
      throw error;
    }
  }

  /** Call it last. `result`: the stored record, or its id. */
  async keep(manager: EntityManager, { id }: RequestKey, result: unknown): Promise<void> {
    if (typeof result === 'string') return void (await manager.update(IdempotencyKey, id, { recordId: result }));
    if (!isRecord(result)) throw new Error('A request with an Idempotency-Key must return a record or its id.');
    await manager.update(IdempotencyKey, id, { entity: manager.connection.getMetadata(result.constructor).name, recordId: result.id });
  }

  /** Returns the first result. Throws UnprocessableEntityException (422) for other content, NoSuchRecord (404) if the record was erased. */
  async outcomeOf<T>({ id, fingerprint }: RequestKey): Promise<T> {
    const first = await this.keys.findOneBy({ id });
    if (!first) throw new NoSuchRecord('record');
    if (first.fingerprint !== fingerprint()) {
      const statusCode = HttpStatus.UNPROCESSABLE_ENTITY;
      throw new UnprocessableEntityException({ statusCode, error: SENT_BEFORE, recordId: first.recordId } satisfies ErrorResponse);
    }
    if (!first.entity) return first.recordId as T;
    const record = await this.keys.manager.findOne(first.entity, { where: { id: first.recordId }, withDeleted: true });
    if (!record) throw new NoSuchRecord('record');
    return record as T;
  }

  protected override work(): Promise<void> {
    return this.forgetOld();
  }

  async forgetOld(): Promise<void> {
    await removeInBatches(this.keys, { createdAt: LessThan(new Date(Date.now() - KEPT_MS)) });
  }
}

const isRecord = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
