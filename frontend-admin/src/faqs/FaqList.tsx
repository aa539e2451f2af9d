import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { AddLink } from '../ui/AddLink';
import { ListBody } from '../ui/ListBody';
import { ListToolbar } from '../ui/ListToolbar';
import { PageHeader } from '../ui/PageHeader';
import { RecordDialogs } from '../ui/RecordDialogs';
import { SearchField } from '../ui/SearchField';
import { columns } from './columns';
import { FaqInputs } from './FaqInputs';
import { ServiceFaqs } from './ServiceFaqs';
import { toFaq } from './toFaq';
import { useShownBy } from './useShownBy';

const DEFAULTS = { isActive: true, order: 0 };
const tabs = ['Questions', 'On service pages'];

/** The collection of questions, and which service shows which of them. */
export const FaqList = () => {
  const [shown, setShown] = useState(0);
  return (
    <ListBase perPage={25} sort={{ field: 'order', order: 'ASC' }}>
      <PageHeader title="FAQs" note="Questions and answers; each service shows those that fit it." actions={<AddLink />} />
      <Card>
        <Tabs
          value={shown}
          onChange={(_, value: number) => setShown(value)}
          aria-label="Views of the FAQs"
          sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map((label, index) => (
            <Tab key={label} label={label} id={`faqs-tab${index}`} aria-controls={`faqs-panel${index}`} />
          ))}
        </Tabs>
        {tabs.map((label, index) => (
          <Box key={label} role="tabpanel" id={`faqs-panel${index}`} aria-labelledby={`faqs-tab${index}`} hidden={shown !== index}>
            {shown === index && (index === 0 ? <Questions /> : <ServiceFaqs />)}
          </Box>
        ))}
      </Card>
      <RecordDialogs defaults={DEFAULTS} transform={toFaq}>
        <FaqInputs />
      </RecordDialogs>
    </ListBase>
  );
};

const Questions = () => {
  const translate = useTranslate();
  return (
    <>
      <ListToolbar>
        <SearchField label="Search FAQs" />
      </ListToolbar>
      <ListBody
        label="FAQs"
        columns={columns(useShownBy())}
        empty={translate('resources.faqs.empty')}
        noMatch={translate('resources.faqs.noMatch')}
      />
    </>
  );
};
