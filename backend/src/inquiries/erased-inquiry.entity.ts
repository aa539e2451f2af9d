import { Entity } from 'typeorm';
import { Id } from '../platform/database/columns.js';

/** An enquiry that was erased. Its id is a keyed hash of the enquiry's, so that a restored backup can be told what to erase again, and nobody else anything. */
@Entity('erased_inquiries')
export class ErasedInquiry {
  @Id()
  id: string;
}
