import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactElement, useId, useState } from 'react';
import type { HomepageBlock, HomepageVersion } from '../data/types';
import { BlockEditor } from './BlockEditor';
import { FeaturedContent } from './FeaturedContent';
import { SeoSettings } from './SeoSettings';
import type { HomepageActions } from './useHomepageActions';
import { VersionHistory } from './VersionHistory';

interface EditorTabsProps {
  draft: HomepageVersion;
  editing: HomepageBlock | null;
  onEdit: (block: HomepageBlock | null) => void;
  actions: HomepageActions;
}

export const EditorTabs = ({ draft, editing, onEdit, actions: { save, rollback } }: EditorTabsProps) => {
  const [shown, setShown] = useState(0);
  const id = useId();
  const tabs: { label: string; panel: () => ReactElement }[] = [
    { label: 'Block Editor', panel: () => <BlockEditor blocks={draft.blocks} editing={editing} onEdit={onEdit} save={save} /> },
    { label: 'SEO Settings', panel: () => <SeoSettings draft={draft} onSave={save.mutate} /> },
    { label: 'Featured Content', panel: () => <FeaturedContent draft={draft} editing={editing} onEdit={onEdit} onSave={save.mutate} /> },
    { label: 'Version History', panel: () => <VersionHistory rollback={rollback} /> },
  ];
  return (
    <Card>
      <Tabs
        value={shown}
        onChange={(_, value: number) => setShown(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Parts of the homepage"
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ label }, index) => (
          <Tab key={label} id={`${id}tab${index}`} aria-controls={`${id}panel`} label={label} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${shown}`} sx={{ p: { xs: 2, sm: 3 } }}>
        {tabs[shown]?.panel()}
      </Box>
    </Card>
  );
};
