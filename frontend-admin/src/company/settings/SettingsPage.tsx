import { Alert, Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { TabbedFormTabs, type TabbedFormTabsProps, TabbedFormView, useRecordContext } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { CompanyInfo } from '../../data/types';
import { FieldOfFinding } from '../../editing/checks/FieldFromAddress';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { RecordHistoryButton } from '../../editing/history/HistoryButton';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { MERGED, OthersHere } from '../../editing/OthersHere';
import { RecordFormFrame } from '../../editing/RecordForm';
import { FaultsNote, FormFailure, LockedWhileSaving } from '../../editing/StaffForm';
import { FormTab } from '../../editing/TabbedRecordForm';
import { noteBrand } from '../../kit/brand';
import { ChoiceField } from '../../kit/ChoiceField';
import { PageHeader } from '../../kit/PageHeader';
import { BannerSection } from './BannerSection';
import { HoursSection } from './HoursSection';
import { MailSection } from './MailSection';
import { PeopleSection, PracticesSection, TermsSection } from './PeopleSections';
import {
  BadgesSection,
  BrandingSection,
  CompanySections,
  FiguresSection,
  OnlineSections,
  PrivacySection,
  PromisesSection,
  RepliesSection,
  SignInSection,
} from './Sections';
import { toSettings } from './settings';
import { type SettingsTab, settingsTabs, tabAddress, tabOf } from './tabs';
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

const SampleNotice = () =>
  useRecordContext<CompanyInfo>()?.isDemo && (
    <Alert severity="info">
      This is the sample company. At a public address search engines are told to ignore the website until nothing of it is left that
      visitors would take for yours; the dashboard lists what is.
    </Alert>
  );

/** Keeps focused fields clear of the save bar. */
const SECTIONS = { '& input, & textarea, & button': { scrollMarginBottom: 120 } };

const PANELS: Record<(typeof settingsTabs)[number]['path'], readonly ComponentType[]> = {
  '': [SampleNotice, CompanySections],
  hours: [HoursSection],
  banner: [BannerSection],
  branding: [BrandingSection, BadgesSection],
  claims: [PromisesSection, FiguresSection],
  terms: [TermsSection],
  practices: [PeopleSection, PracticesSection],
  online: [OnlineSections],
  replies: [RepliesSection],
  mail: [MailSection],
  security: [SignInSection, PrivacySection, WebhookSection],
};

const SettingsForm = ({ info }: { info: CompanyInfo }) => {
  useEffect(() => noteBrand(info), [info]);
  // Only administrators get these fields.
  const { hasSmtpPassword }: Partial<CompanyInfo> = info;
  const tabs = settingsTabs.filter((tab: SettingsTab) => hasSmtpPassword !== undefined || !tab.isRestricted);
  return (
    <RecordFormFrame schema="CompanyInfo" defaultValues={WRITE_ONLY} formRootPathname={tabAddress({ path: '' })}>
      <LockedWhileSaving sx={SECTIONS}>
        <RecordConflict />
        <TabbedFormView
          tabs={<SettingsTabs parts={tabs} aria-label="Parts of the settings" />}
          component={Panels}
          toolbar={false}
          sx={BESIDE}
        >
          {tabs.map(({ path, label, fields }) => (
            <FormTab key={path} path={path} label={label} fields={Object.keys(fields)}>
              {PANELS[path].map((Part, index) => (
                <Part key={index} />
              ))}
            </FormTab>
          ))}
        </TabbedFormView>
      </LockedWhileSaving>
      <SaveBar id={info.id} />
    </RecordFormFrame>
  );
};

/** The parts as a list at the side, where there is room, else as a choice: the strip above is that of the screens. */
const BESIDE = {
  display: { lg: 'grid' },
  gridTemplateColumns: '184px minmax(0, 1fr)',
  columnGap: 4,
  alignItems: 'start',
  '& > .MuiDivider-root': { display: 'none' },
};

const LIST = {
  position: 'sticky',
  top: 24,
  maxHeight: 'calc(100dvh - 120px)',
  borderLeft: 1,
  borderColor: 'divider',
  '& .MuiTabs-indicator': { left: 0, right: 'auto' },
  '& .MuiTab-root': { minHeight: 40, justifyContent: 'flex-start', textAlign: 'left' },
};

const Panels = ({ children }: { children?: ReactNode }) => <Box sx={{ pt: { xs: 3, lg: 0 } }}>{children}</Box>;

/** Each tab is an address. A refused save, and a link to a field, open the tab that holds the field. */
const SettingsTabs = ({ parts, ...props }: TabbedFormTabsProps & { parts: readonly SettingsTab[] }) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { errors, submitCount } = useFormState();
  const isFaulty = ({ fields }: SettingsTab) => Object.keys(fields).some((field) => get(errors, field) !== undefined);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const open = (tab: SettingsTab | undefined) => {
    if (tab && tabAddress(tab) !== pathname) void navigate({ pathname: tabAddress(tab), search, hash }, { replace: true });
  };
  const leadToFault = useEffectEvent(() => {
    const faulty = settingsTabs.filter(({ fields }) => Object.keys(fields).some((field) => get(errors, field) !== undefined));
    if (!faulty.some((tab) => tabAddress(tab) === pathname)) open(faulty[0]);
  });
  // Only a new attempt changes the tab, not each keystroke that makes or fixes an error.
  useEffect(() => {
    if (submitCount > 0) leadToFault();
  }, [submitCount]);
  return (
    <>
      <FieldOfFinding showPart={(path) => open(tabOf(path))} />
      {isWide ? (
        <TabbedFormTabs {...props} orientation="vertical" sx={LIST} />
      ) : (
        <ChoiceField
          label="Part of the settings"
          value={pathname}
          choices={parts.map((part) => ({ id: tabAddress(part), name: part.label + (isFaulty(part) ? ' (has errors)' : '') }))}
          onChange={(chosen) => void navigate({ pathname: chosen, search })}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
      )}
    </>
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
