import { useGetList } from 'react-admin';
import type { PageFaq, Service } from '../data/types';

const ALL = { page: 1, perPage: 1000 };

/** Names the services that show a FAQ. */
export function useShownBy(): (faqId: string) => string[] {
  const { data: links = [] } = useGetList<PageFaq>('page-faqs', { pagination: ALL, sort: { field: 'order', order: 'ASC' } });
  const { data: services = [] } = useGetList<Service>('services', { pagination: ALL, sort: { field: 'title', order: 'ASC' } });
  return (faqId) => {
    const pages = new Set(links.filter((link) => link.faqId === faqId).map(({ pageId }) => pageId));
    return services.filter(({ id }) => pages.has(id)).map(({ title }) => title);
  };
}
