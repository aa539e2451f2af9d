import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { CloudOff } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { TableSkeleton } from '../ui/TableSkeleton';
import { SettingsForm } from './SettingsForm';
import { useSettings } from './useSettings';

export const SettingsPage = () => {
  const { settings, save, stale, reload } = useSettings();
  return (
    <>
      <PageHeader title="Settings" note="The company as visitors see it: in the header, the footer and on the contact page." />
      {settings.data ? (
        <SettingsForm info={settings.data} onSave={save} stale={stale} onReload={reload} />
      ) : (
        <Card>
          {settings.isPending ? (
            <TableSkeleton />
          ) : (
            <EmptyState icon={CloudOff} text="The settings could not be read.">
              <Button variant="outlined" onClick={() => void settings.refetch()}>
                Try again
              </Button>
            </EmptyState>
          )}
        </Card>
      )}
    </>
  );
};
