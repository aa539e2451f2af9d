import { Entity } from 'typeorm';
import { Id } from '../platform/database/columns.js';

/** An erased enquiry or renewal. Its id is a keyed hash of the former one: enough to erase it again in a restored backup, and no use for anything else. */
@Entity('erased_inquiries')
export class ErasedInquiry {
  @Id()
  id: string;
}
