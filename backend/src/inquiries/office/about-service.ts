import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Service } from '../../services/service.entity.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

/** Returns what narrows a list to the enquiries that name a service, or only its type; 'other', or no service at all, to those about something else. */
export async function aboutService(manager: EntityManager, slug: unknown): Promise<(builder: SelectQueryBuilder<ContactInquiry>) => void> {
  const service = await manager.findOne(Service, { where: { slug: String(slug) }, select: { id: true, title: true, enquiryType: true } });
  const [title, type] = service ? [service.title, service.enquiryType === 'other' ? null : service.enquiryType] : [null, 'other'];
  return (builder) => {
    const [named, typed] = ['serviceTitle', 'serviceType'].map((column) => `${builder.alias}.${column}`);
    builder.andWhere(`(${named} = :serviceNamed OR (${named} IS NULL AND ${typed} = :serviceTyped))`, {
      serviceNamed: title,
      serviceTyped: type,
    });
  };
}
