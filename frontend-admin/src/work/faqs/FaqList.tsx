import { lazy } from 'react';
import { useGetList } from 'react-admin';
import type { Faq, PageFaq, Service } from '../../data/types';
import { ActiveChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { firstFew } from '../../kit/format';
import { PageHeader } from '../../kit/PageHeader';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { AddLink, RecordList } from '../../lists/RecordList';
import { TabPanels } from '../../kit/TabPanels';
import { TitleCell } from '../../lists/cells';

const FaqForm = lazy(async () => ({ default: (await import('./FaqForm')).FaqForm }));
const ServiceFaqs = lazy(async () => ({ default: (await import('./ServiceFaqs')).ServiceFaqs }));

export const FaqList = () => (
  <>
    <PageHeader title="FAQs" note="Questions and answers. Choose which of them each service shows." actions={<AddLink />} />
    <TabPanels label="Views of the FAQs" tabs={tabs} sx={{ pt: 2 }} />
    <RecordDialogs>
      <FaqForm />
    </RecordDialogs>
  </>
);

const Questions = () => {
  const servicesOf = useShownBy();
  return (
    <RecordList search="Search FAQs">
      <DataTable label="FAQs" bulkActions={<BulkActions activate />}>
        <Column<Faq>
          source="question"
          label="Question"
          heading
          // A category is mostly called as the one service that shows it.
          render={({ id, question, category }) => (
            <TitleCell title={question} note={category && !servicesOf(id).includes(category) ? category : undefined} />
          )}
        />
        <Column<Faq> label="Shown by" render={({ id }) => firstFew(servicesOf(id))} />
        <Column<Faq> source="isActive" label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
        <Column<Faq> source="order" label="Order" align="right" render={({ order }) => order} />
        <ActionsColumn<Faq> />
      </DataTable>
    </RecordList>
  );
};

const ALL = { page: 1, perPage: 1000 };

function useShownBy(): (faqId: string) => string[] {
  const { data: links = [] } = useGetList<PageFaq>('page-faqs', { pagination: ALL, sort: { field: 'order', order: 'ASC' } });
  const { data: services = [] } = useGetList<Service>('services', { pagination: ALL, sort: { field: 'title', order: 'ASC' } });
  return (faqId) => {
    const pages = new Set(links.filter((link) => link.faqId === faqId).map(({ pageId }) => pageId));
    return services.filter(({ id }) => pages.has(id)).map(({ title }) => title);
  };
}

const tabs = [
  { label: 'Questions', Panel: Questions },
  { label: 'On service pages', Panel: ServiceFaqs },
];
