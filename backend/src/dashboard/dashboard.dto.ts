import { PickType } from '@nestjs/swagger';
import { ContactInquiryRecord } from '../inquiries/contact-inquiry.dto.js';

export class RecentInquiry extends PickType(ContactInquiryRecord, [
  'id',
  'name',
  'email',
  'serviceType',
  'status',
  'createdAt',
  'dueAt',
  'respondedAt',
]) {}

/** What staff see first (specification, section 2 '/admin dashboard'). */
export class Dashboard {
  /** Active services, locations, projects and testimonials, and published service pages, which count as active. */
  activeItems: number;
  newInquiries: number;
  /** Unanswered enquiries whose promised reply is late. */
  overdueInquiries: number;
  /** Those whose promised reply is due within 4 hours. */
  dueSoonInquiries: number;
  mediaFiles: number;
  publishedPages: number;
  /** Per cent; 100 when every check is well. */
  systemHealth: number;
  /** The demo company is under a public address: search engines are kept away until the settings are saved. */
  isHiddenDemo: boolean;
  /** The newest 5. */
  recentInquiries: RecentInquiry[];
}

export const toRecentInquiry = ({ id, name, email, serviceType, status, createdAt, dueAt, respondedAt }: RecentInquiry): RecentInquiry => ({
  id,
  name,
  email,
  serviceType,
  status,
  createdAt,
  dueAt,
  respondedAt,
});
