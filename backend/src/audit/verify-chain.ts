import { Between, IsNull, MoreThan, type DataSource } from 'typeorm';
import { AuditChainHead, HEAD } from './audit-chain.entity.js';
import { hashOf, sealOf } from './audit-chain.js';
import { AuditLog } from './audit-log.entity.js';

const BATCH = 200;
const NAMED = 10;

interface Fault {
  seq: number | null;
  id: string | null;
  /** 'changed': the row, or its hash; 'missing': it was removed; 'outside': it was not written by the site; 'ends': the record of first and last row. */
  problem: 'changed' | 'missing' | 'outside' | 'ends';
  message: string;
}

export interface ChainReport {
  isIntact: boolean;
  /** Rows that were checked. */
  rows: number;
  first: number | null;
  last: number | null;
  /** 'SEQ:HASH' of the last row, to be kept elsewhere. */
  head: string | null;
  /** The first ten. */
  faults: Fault[];
}

const fault = (problem: Fault['problem'], seq: number | null, id: string | null, message: string): Fault => ({ seq, id, problem, message });

/** Reads the whole audit log while the site may write. `known`: the head of an earlier report, which must still be part of the chain, unless its row was removed because of its age. */
export async function verifyChain(dataSource: DataSource, key: string, known?: { seq: number; hash: string }): Promise<ChainReport> {
  const heads = dataSource.getRepository(AuditChainHead);
  for (;;) {
    const head = await heads.findOneBy({ id: HEAD });
    const report = await verifyFrom(dataSource, key, head, known);
    // Another process may be removing old rows, which ends.
    const now = await heads.findOneBy({ id: HEAD });
    if (report.isIntact || now?.anchorSeq === head?.anchorSeq) return report;
  }
}

async function verifyFrom(
  dataSource: DataSource,
  key: string,
  head: AuditChainHead | null,
  known?: { seq: number; hash: string },
): Promise<ChainReport> {
  const log = dataSource.getRepository(AuditLog);
  const faults: Fault[] = [];
  const ends = head ?? { seq: 0, hash: '', anchorSeq: 0, anchorHash: '' };
  if (head && head.seal !== sealOf(key, head))
    faults.push(
      fault('ends', null, null, 'The record of the first and the last row was changed, or SECRET_KEY is not the one of this site.'),
    );
  let previous = { seq: ends.anchorSeq, hash: ends.anchorHash };
  let rows = 0;
  for (let from = ends.anchorSeq; from < ends.seq; from += BATCH) {
    for (const row of await log.find({ where: { seq: Between(from + 1, Math.min(from + BATCH, ends.seq)) }, order: { seq: 'ASC' } })) {
      const seq = row.seq ?? 0;
      const isNext = seq === previous.seq + 1;
      if (!isNext) faults.push(missing(previous.seq + 1, seq - 1));
      else if (row.hash !== hashOf(key, previous.hash, row) || (row.userId !== null && row.userId !== row.actorId))
        faults.push(fault('changed', seq, row.id, `Row ${seq} (${row.id}, ${row.createdAt.toISOString()}) was changed.`));
      if (known?.seq === seq && known.hash !== row.hash) faults.push(notEarlier(seq, row.id));
      previous = { seq, hash: row.hash ?? '' };
      rows++;
    }
  }
  if (previous.seq < ends.seq) faults.push(missing(previous.seq + 1, ends.seq));
  else if (previous.hash !== ends.hash && !faults.length)
    faults.push(fault('changed', previous.seq, null, `The hash of the last row, ${previous.seq}, is not the one that was recorded.`));
  if (known?.seq === ends.anchorSeq && known.hash !== ends.anchorHash) faults.push(notEarlier(known.seq, null));
  if (known && known.seq > ends.seq) faults.push(missing(ends.seq + 1, known.seq));
  faults.push(...(await outside(dataSource)));
  return {
    isIntact: !faults.length,
    rows,
    first: rows ? ends.anchorSeq + 1 : null,
    last: rows ? ends.seq : null,
    head: head && `${head.seq}:${head.hash}`,
    faults: faults.slice(0, NAMED),
  };
}

const missing = (first: number, last: number): Fault =>
  fault('missing', first, null, first === last ? `Row ${first} was removed.` : `Rows ${first} to ${last} were removed.`);

const notEarlier = (seq: number, id: string | null): Fault => fault('changed', seq, id, `Row ${seq} is not the one of the earlier report.`);

/** Read last: the site may have appended rows. */
async function outside(dataSource: DataSource): Promise<Fault[]> {
  return dataSource.transaction(async (manager) => {
    const seq = (await manager.findOneBy(AuditChainHead, { id: HEAD }))?.seq ?? 0;
    // Asked for both at once, SQLite would read the whole log.
    const [without, later] = await Promise.all([
      manager.find(AuditLog, { where: { seq: IsNull() }, order: { createdAt: 'ASC', id: 'ASC' }, take: NAMED }),
      manager.find(AuditLog, { where: { seq: MoreThan(seq) }, order: { seq: 'ASC' }, take: NAMED }),
    ]);
    return [...without, ...later].map((row) =>
      fault(
        'outside',
        row.seq,
        row.id,
        `The row ${row.id} (${row.createdAt.toISOString()}) is not part of the chain. Either it was inserted, or a process of a version without the chain wrote it during an update; then the next start of the site takes it in.`,
      ),
    );
  });
}
