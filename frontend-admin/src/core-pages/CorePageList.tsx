import Card from '@mui/material/Card';
import { ListBase, useTranslate } from 'react-admin';
import { AddLink } from '../ui/AddLink';
import { ListBody } from '../ui/ListBody';
import { ListToolbar } from '../ui/ListToolbar';
import { PageHeader } from '../ui/PageHeader';
import { SearchField } from '../ui/SearchField';
import { columns } from './columns';
import { CorePageDialogs } from './CorePageDialogs';

export const CorePageList = () => {
  const translate = useTranslate();
  return (
    <ListBase perPage={25} sort={{ field: 'title', order: 'ASC' }}>
      <PageHeader title="Core Pages" note="About, privacy, terms and cookies: the standing pages of the website." actions={<AddLink />} />
      <Card>
        <ListToolbar>
          <SearchField label="Search core pages" />
        </ListToolbar>
        <ListBody
          label="Core Pages"
          columns={columns}
          empty={translate('resources.core-pages.empty')}
          noMatch={translate('resources.core-pages.noMatch')}
        />
      </Card>
      <CorePageDialogs />
    </ListBase>
  );
};
