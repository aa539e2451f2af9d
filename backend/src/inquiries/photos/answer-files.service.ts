import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { In, IsNull, LessThan, Not, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import type { Attachment } from '../../delivery/mail/mail-transport.service.js';
import { MediaFiles } from '../../media/media-files.js';
import { newId } from '../../platform/common/records.js';
import { isId, REQUIRED } from '../../platform/fields/validation.js';
import { InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { HOUR_MS } from '../../platform/time/durations.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { INQUIRY_KIND as KIND } from '../inquiry.kind.js';
import { fileNameOf } from './file-name.js';
import { InquiryPhoto } from './inquiry-photo.entity.js';
import { hashOfKey, InquiryPhotos, type PhotoRoom } from './inquiry-photos.service.js';

const MB = 1024 ** 2;
/** Together; mail servers take some 20 MB, and a mail is a third larger than its files. */
const MOST_MB = 10;
const TOO_LARGE = `The files of an answer may have ${MOST_MB} MB together. Please take one out, or send a second answer.`;
const GONE = 'One of the files is no longer there, or was sent already. Please take it out and choose it again.';
const EMPTY = 'This file is empty. Please choose it again.';

/** Chosen by staff and not sent with an answer yet. */
const UNSENT = { fileName: Not(IsNull()), answerId: IsNull() };
/** So that nobody fills the disk by choosing. */
const ROOM: PhotoRoom = { where: UNSENT, most: 20, full: 'Too many files of this enquiry wait for an answer. Please send or remove some.' };
/** As long as the browser keeps what was typed. */
const KEPT_MS = 30 * 24 * HOUR_MS;

interface OpenFile {
  stream: Readable;
  mimeType: string;
  fileName: string;
}

/** Files that go with an answer: stored as they are chosen, so that neither a failure nor the end of the session loses them. */
@Injectable()
export class AnswerFiles extends Recurring {
  protected override readonly every = HOUR_MS;

  constructor(
    @InjectRepository(InquiryPhoto) private readonly stored: Repository<InquiryPhoto>,
    private readonly changes: Changes,
    private readonly files: MediaFiles,
    private readonly photos: InquiryPhotos,
  ) {
    super();
  }

  /** Stores a file; the same `key` again returns the first. Throws 400 empty or damaged, 404, 409 too many, 413 too large, 415 neither picture nor PDF. */
  async add(inquiryId: string, file: { buffer: Uint8Array; originalname: string } | undefined, key = newId()): Promise<InquiryPhoto> {
    if (!isId(inquiryId)) throw new NoSuchRecord(KIND.label);
    if (!file) throw new InvalidFields({ file: [REQUIRED] });
    if (!file.buffer.length) throw new InvalidFields({ file: [EMPTY] }, EMPTY);
    const sendKey = hashOfKey(key);
    const before = await this.stored.findOneBy({ inquiryId, sendKey });
    if (before) return before;
    const prepared = await this.files.prepareAttachment(file.buffer);
    const { mimeType } = prepared;
    const fileName = fileNameOf(file.originalname, mimeType);
    return this.photos.keep({ inquiryId, sendKey, networkKey: null, fileName, mimeType }, prepared, ROOM);
  }

  /** Returns the files that went with answers, by answer. */
  async sent(inquiryId: string): Promise<Map<string, InquiryPhoto[]>> {
    const sent = await this.stored.find({ where: { inquiryId, answerId: Not(IsNull()) }, order: { id: 'ASC' } });
    return Map.groupBy(sent, ({ answerId }) => answerId ?? '');
  }

  /** Throws NoSuchRecord (404), also in the trash. */
  open(inquiryId: string, id: string): Promise<OpenFile> {
    return this.find(inquiryId, id, {});
  }

  /** As `open`, of what its customer was sent. */
  openSent(inquiryId: string, id: string): Promise<OpenFile> {
    return this.find(inquiryId, id, { answerId: Not(IsNull()) });
  }

  /** Takes out a file that was not sent. Throws NoSuchRecord (404). */
  async remove(inquiryId: string, id: string): Promise<InquiryPhoto> {
    const removed = await this.changes.locked(KIND, inquiryId, async (_inquiry, { manager }) => {
      const file = isId(id) ? await manager.findOneBy(InquiryPhoto, { id, inquiryId, ...UNSENT }) : null;
      if (file?.id !== id) throw new NoSuchRecord('file');
      await manager.update(InquiryPhoto, id, { inquiryId: null });
      return file;
    });
    await this.photos.removeErased();
    return removed;
  }

  /** In the transaction of the answer. Throws ConflictException (409) if one is gone, InvalidFields (400) if they are too large. */
  async attach(manager: EntityManager, inquiryId: string, ids: string[], answerId: string): Promise<void> {
    if (!ids.length) return;
    const files = await manager.findBy(InquiryPhoto, { id: In(ids), inquiryId, ...UNSENT });
    if (files.length !== new Set(ids).size) throw new ConflictException(GONE);
    if (files.reduce((sum, { size }) => sum + size, 0) > MOST_MB * MB) throw new InvalidFields({ files: [TOO_LARGE] }, TOO_LARGE);
    await manager.update(InquiryPhoto, { id: In(ids) }, { answerId });
  }

  /** What a mail carries. */
  async attachmentsOf(answerId: string): Promise<Attachment[]> {
    const attachments: Attachment[] = [];
    for (const file of await this.stored.find({ where: { answerId }, order: { id: 'ASC' } }))
      attachments.push({
        filename: file.fileName ?? 'file',
        contentType: file.mimeType,
        content: await buffer(await this.photos.open(file, 'full')),
      });
    return attachments;
  }

  private async find(inquiryId: string, id: string, where: FindOptionsWhere<InquiryPhoto>): Promise<OpenFile> {
    const file = isId(id) && isId(inquiryId) ? await this.stored.findOneBy({ id, inquiry: { id: inquiryId }, ...where }) : null;
    // MariaDB ignores case.
    if (file?.id !== id) throw new NoSuchRecord('file');
    return { stream: await this.photos.open(file, 'full'), mimeType: file.mimeType, fileName: file.fileName ?? 'file' };
  }

  /** What was chosen and never sent goes. */
  protected override async work(): Promise<void> {
    await this.stored.update({ ...UNSENT, createdAt: LessThan(new Date(Date.now() - KEPT_MS)) }, { inquiryId: null });
    await this.photos.removeErased();
  }
}
