import { Alert, Box, Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import type { CompanyInfo } from '../../data/types';
import { FieldOfFinding } from '../../editing/checks/FieldOfFinding';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { RecordHistoryButton } from '../../editing/history/HistoryButton';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { MERGED, OthersHere } from '../../editing/OthersHere';
import { RecordFormFrame } from '../../editing/RecordForm';
import { FaultsNote, FormFailure, LockedWhileSaving } from '../../editing/StaffForm';
import { PageHeader } from '../../kit/PageHeader';
import { BannerSection } from './BannerSection';
import { HoursSection } from './HoursSection';
import { MailSection } from './MailSection';
import { CompanySections, PrivacySection, RepliesSection, SignInSection, WebsiteSections } from './Sections';
import { toSettings } from './settings';
import { WebhookSection } from './WebhookSection';

export const SettingsPage = () => (
  <>
    <PageHeader title="Settings" note="The company as visitors see it: in the header, the footer and on the contact page." />
    <OnlyRecord<CompanyInfo> resource="company-info" failure="The settings could not be loaded." transform={toSettings}>
      {(info) => <SettingsForm info={info} />}
    </OnlyRecord>
  </>
);

const WRITE_ONLY = { smtpPassword: '', removesSmtpPassword: false };

/** Keeps focused fields clear of the save bar. */
const SECTIONS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
};

const SettingsForm = ({ info }: { info: CompanyInfo }) => {
  // Only administrators get the mail settings.
  const { hasSmtpPassword }: Partial<CompanyInfo> = info;
  return (
    <RecordFormFrame schema="CompanyInfo" defaultValues={WRITE_ONLY}>
      <LockedWhileSaving sx={SECTIONS}>
        <RecordConflict />
        <FieldOfFinding />
        {info.isDemo && (
          <Alert severity="info">
            This is the sample company. At a public address search engines are told to ignore the website until nothing of it is left that
            visitors would take for yours; the dashboard lists what is.
          </Alert>
        )}
        <CompanySections />
        <HoursSection />
        <BannerSection />
        <WebsiteSections />
        <RepliesSection />
        {hasSmtpPassword !== undefined && <MailSection stored={hasSmtpPassword} />}
        {hasSmtpPassword !== undefined && <WebhookSection />}
        {hasSmtpPassword !== undefined && <PrivacySection />}
        {hasSmtpPassword !== undefined && <SignInSection />}
      </LockedWhileSaving>
      <SaveBar id={info.id} />
    </RecordFormFrame>
  );
};

const SaveBar = ({ id }: Pick<CompanyInfo, 'id'>) => {
  const { isSubmitting } = useFormState();
  return (
    <Box
      sx={{ position: 'sticky', bottom: 0, zIndex: 1, mt: 3, py: 2, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}
    >
      <FormFailure />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
        <OthersHere resource="company-info" id={id} advice={MERGED} />
        <RecordHistoryButton />
        <DraftLine />
        <FaultsNote />
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </Box>
  );
};
