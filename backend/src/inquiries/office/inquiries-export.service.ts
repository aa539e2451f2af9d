import { Injectable, type StreamableFile } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { column, texts } from '../../records/csv/columns.js';
import { MOST_ROWS, refuseTooMany, ROWS_AT_ONCE, toFile, type ExportQuery } from '../../records/csv/export-file.js';
import { toContactInquiryRecord } from '../contact-inquiry.dto.js';
import { InquiriesService } from '../inquiries.service.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';

const COLUMNS = [
  ...texts({ createdAt: 'Received', name: 'Name', company: 'Company', email: 'Email Address' }),
  column('phone', 'Phone Number', 'phone'),
  ...texts({
    service: 'Service',
    serviceTitle: 'Service title',
    message: 'Message',
    status: 'Status',
    assignedTo: 'Assigned to',
    notes: 'Notes',
    source: 'Source',
  }),
  ...texts({ dueAt: 'Due', respondedAt: 'Answered', customerWroteAt: 'Customer wrote' }),
  ...texts({ channel: 'Came by', place: 'Place', heardFrom: 'Heard of us', referrerHost: 'Came from', utmSource: 'Campaign' }),
  ...texts({ topic: 'About', complaintOutcome: 'Outcome of the complaint' }),
  column('complaintEndedOn', 'Complaint ended on', 'day'),
  ...texts({ outcome: 'Outcome', lostReason: 'Lost because' }),
  column('amountPence', 'Amount (pence)', 'number'),
  column('isSpam', 'Spam', 'flag'),
  column('photoCount', 'Photos', 'number'),
];

@Injectable()
export class InquiriesExport {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly changes: Changes,
  ) {}

  /** Personal data: the export is recorded before it begins. Enquiries that arrive meanwhile are left out. Throws as `exportList` does. */
  async export({ sort, filter, most = MOST_ROWS }: ExportQuery): Promise<StreamableFile> {
    const ids = await this.inquiries.listAllIds({ sort, filter }, most + 1);
    refuseTooMany(ids.length, most);
    const entityType = INQUIRY_KIND.resource;
    await this.changes.write(entityType, ({ audit }) =>
      audit({ action: 'export', entityType, entityId: null, changes: { enquiries: { after: ids.length } } }),
    );
    return toFile(entityType, COLUMNS, this.rows(ids));
  }

  private async *rows(ids: readonly string[]): AsyncGenerator<object[]> {
    for (let from = 0; from < ids.length || from === 0; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const found = (await this.inquiries.list({ filter: { id: some }, range: [0, ROWS_AT_ONCE - 1] })).rows.map(toContactInquiryRecord);
      const byId = new Map(found.map((inquiry) => [inquiry.id, { ...inquiry, assignedTo: inquiry.assignee?.username }]));
      yield some.flatMap((id) => byId.get(id) ?? []);
    }
  }
}
