import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form } from 'react-admin';
import type { CompanyInfo } from '../data/types';
import { BrandingSection } from './BrandingSection';
import { CompanySections } from './CompanySections';
import { FiguresSection } from './FiguresSection';
import { HoursSection } from './HoursSection';
import { ListsSection } from './ListsSection';
import { MailSection } from './MailSection';
import { PlaceSection } from './PlaceSection';
import { PrivacySection } from './PrivacySection';
import { RepliesSection } from './RepliesSection';
import { SaveBar } from './SaveBar';
import { SocialSection } from './SocialSection';
import type { SettingsValues } from './toSettings';

interface SettingsFormProps {
  info: CompanyInfo;
  onSave: (values: SettingsValues) => Promise<unknown>;
  /** Someone else saved the settings meanwhile. */
  stale: boolean;
  onReload: () => void;
}

const WRITE_ONLY = { smtpPassword: '', removesSmtpPassword: false };

export const SettingsForm = ({ info, onSave, stale, onReload }: SettingsFormProps) => {
  // The server tells mail settings to administrators only.
  const { hasSmtpPassword }: Partial<CompanyInfo> = info;
  return (
    <Form noValidate warnWhenUnsavedChanges disableInvalidFormNotification record={info} defaultValues={WRITE_ONLY} onSubmit={onSave}>
      {/* What takes the focus is never under the bar at the bottom. */}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& input, & textarea, & button': { scrollMarginBottom: 120 },
        }}
      >
        {info.isDemo && (
          <Alert severity="info">
            This is the demo company. Search engines are kept away from the website until you save its settings.
          </Alert>
        )}
        <CompanySections />
        <BrandingSection />
        <HoursSection />
        <ListsSection />
        <SocialSection />
        <FiguresSection />
        <PlaceSection />
        <RepliesSection />
        {hasSmtpPassword !== undefined && <MailSection stored={hasSmtpPassword} />}
        {hasSmtpPassword !== undefined && <PrivacySection />}
        <SaveBar stale={stale} onReload={onReload} />
      </Box>
    </Form>
  );
};
