import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { Faq, PageFaq } from '../../data/types';
import { useCall } from '../../data/useCall';
import { useContentKey } from '../../data/idempotencyKey';
import { useNotices } from '../../kit/useNotices';
import { inOrder, nextOrder, type ShownFaq } from './links';

const ALL = { page: 1, perPage: 1000 };
const LINKS = 'page-faqs';
const byOrder = { field: 'order', order: 'ASC' } as const;

type Outcome = 'added' | 'moved' | 'removed';

/** The FAQs of one service. Every change is saved at once. */
export function useServiceFaqs(serviceId: string) {
  const dataProvider = useDataProvider();
  const call = useCall();
  const once = useContentKey();
  const queryClient = useQueryClient();
  const { succeeded, failed } = useNotices();
  const links = useGetList<PageFaq>(LINKS, { filter: { pageType: 'service', pageId: serviceId }, pagination: ALL, sort: byOrder });
  const faqs = useGetList<Faq>('faqs', { pagination: ALL, sort: { field: 'question', order: 'ASC' } });
  const shown = inOrder(links.data ?? [], faqs.data ?? []);

  const change = useMutation({
    mutationFn: ({ run }: { run: () => Promise<unknown>; outcome: Outcome }) => run(),
    onSuccess: (_, { outcome }) => {
      once.responded();
      succeeded(`resources.${LINKS}.notifications.${outcome}`);
    },
    onError: (error, { outcome }) => failed(`resources.${LINKS}.failures.${outcome}`, error),
    // After a failure too, as someone else may have changed the list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LINKS] }),
  });

  const add = (faqId: string) => {
    const data = { pageType: 'service', pageId: serviceId, faqId, order: nextOrder(shown) };
    change.mutate({
      outcome: 'added',
      run: () => dataProvider.create(LINKS, { data, meta: { headers: once.headersFor(JSON.stringify(data)) } }),
    });
  };
  const remove = ({ link }: ShownFaq) =>
    change.mutate({ outcome: 'removed', run: () => dataProvider.delete(LINKS, { id: link.id, previousData: link }) });
  const reorder = (list: ShownFaq[]) => {
    const body = JSON.stringify({ faqIds: list.map(({ faq }) => faq.id) });
    change.mutate({ outcome: 'moved', run: () => call(`/api/admin/services/${serviceId}/faqs`, { method: 'PUT', body }) });
  };

  return {
    shown,
    others: (faqs.data ?? []).filter(({ id }) => !shown.some(({ faq }) => faq.id === id)),
    isPending: links.isPending || faqs.isPending,
    error: links.error ?? faqs.error,
    busy: change.isPending,
    add,
    remove,
    reorder,
  };
}
