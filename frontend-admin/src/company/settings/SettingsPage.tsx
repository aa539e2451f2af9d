import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { CompanyInfo } from '../../data/types';
import { useSingleton } from '../../editing/useSingleton';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { HistoryButton } from '../../editing/history/HistoryButton';
import { FormConflict } from '../../editing/conflicts/FormConflict';
import { FormFailure, LockedWhile, StaffForm, useSubmission } from '../../editing/StaffForm';
import { Loaded } from '../../kit/Loaded';
import { MERGED, OthersHere } from '../../editing/OthersHere';
import { PageHeader } from '../../kit/PageHeader';
import { BannerSection } from './BannerSection';
import { HoursSection } from './HoursSection';
import { MailSection } from './MailSection';
import { CompanySections, PrivacySection, RepliesSection, SignInSection, WebsiteSections } from './Sections';
import { type SettingsValues, toSettings } from './settings';
import { WebhookSection } from './WebhookSection';

export const SettingsPage = () => {
  const settings = useSingleton<CompanyInfo>('company-info');
  return (
    <ResourceContextProvider value="company-info">
      <PageHeader title="Settings" note="The company as visitors see it: in the header, the footer and on the contact page." />
      <Loaded query={settings.query} failure="The settings could not be loaded.">
        {(info) => <SettingsForm info={info} {...settings} />}
      </Loaded>
    </ResourceContextProvider>
  );
};

const WRITE_ONLY = { smtpPassword: '', removesSmtpPassword: false };

/** Keeps focused fields clear of the save bar. */
const SECTIONS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
};

type SettingsFormProps = { info: CompanyInfo } & Pick<ReturnType<typeof useSingleton<CompanyInfo>>, 'save' | 'conflict'>;

const SettingsForm = ({ info, save, conflict }: SettingsFormProps) => {
  // Only administrators get the mail settings.
  const { hasSmtpPassword }: Partial<CompanyInfo> = info;
  const { submit, saving } = useSubmission((values: SettingsValues) => save(toSettings(values)));
  return (
    <StaffForm
      draft="company-info"
      schema="UpdateCompanyInfoDto"
      record={info}
      keepTyped={conflict.refusal !== null}
      defaultValues={WRITE_ONLY}
      onSubmit={submit}
    >
      <LockedWhile saving={saving} sx={SECTIONS}>
        <FormConflict entityType="company-info" {...conflict} />
        {info.isDemo && (
          <Alert severity="info">
            This is the sample company. Search engines are told to ignore the website until you save your own settings.
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
      </LockedWhile>
      <SaveBar saving={saving} info={info} />
    </StaffForm>
  );
};

const SaveBar = ({ saving, info: { id, version } }: { saving: boolean; info: CompanyInfo }) => {
  const client = useQueryClient();
  const { errors } = useFormState();
  const faulty = Object.keys(errors).some((name) => name !== 'root');
  return (
    <Box
      sx={{ position: 'sticky', bottom: 0, zIndex: 1, mt: 3, py: 2, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}
    >
      <FormFailure />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
        <OthersHere resource="company-info" id={id} advice={MERGED} />
        <HistoryButton
          resource="company-info"
          id={id}
          version={version}
          onRestored={() => client.invalidateQueries({ queryKey: ['company-info'] })}
        />
        <DraftLine />
        {faulty && (
          <Typography role="alert" color="error">
            Please check the marked fields.
          </Typography>
        )}
        <Button type="submit" variant="contained" disabled={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </Box>
  );
};
