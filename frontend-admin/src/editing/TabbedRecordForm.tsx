import { Box } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import {
  FormTab as RaFormTab,
  type FormTabProps as RaFormTabProps,
  TabbedFormTabs,
  type TabbedFormTabsProps,
  TabbedFormView,
  useFormGroup,
  useFormGroups,
} from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { FieldStack } from '../kit/FieldGrid';
import { RecordPreview } from './preview/PreviewBeside';
import { usePreviewScope } from './preview/PreviewScope';
import { FormBody, FormButtons, RecordFormFrame, type RecordFormProps } from './RecordForm';

interface TabbedRecordFormProps extends RecordFormProps {
  /** The tabs' name for screen readers, such as 'Parts of the project'. */
  label: string;
}

/** The form of an add or edit dialog in tabs: FormTabs. */
export const TabbedRecordForm = ({ label, children, ...form }: TabbedRecordFormProps) => (
  <RecordFormFrame {...form}>
    <RecordPreview>
      <TabbedFormView
        // The address belongs to the dialog.
        syncWithLocation={false}
        tabs={<Tabs aria-label={label} />}
        component={FormBody}
        toolbar={<FormButtons />}
        sx={{ display: 'contents', '& > .MuiDivider-root': { display: 'none' } }}
      >
        {children}
      </TabbedFormView>
    </RecordPreview>
  </RecordFormFrame>
);

/** react-admin's tabs; a refused save opens the first tab with an error. */
const Tabs = (props: TabbedFormTabsProps) => {
  const { errors, submitCount } = useFormState();
  const groups = useFormGroups();
  const tabsWith = (isWanted: (field: string) => boolean): number[] => {
    const tabs = Array.isArray(props.children) ? props.children.map((_, index) => index) : [0];
    return tabs.filter((tab) => groups?.getGroupFields(String(tab)).some(isWanted));
  };
  const open = (tab: number | undefined) => tab !== undefined && props.onChange?.(NO_EVENT, tab);
  const leadToFault = useEffectEvent(() => {
    const faulty = tabsWith((field) => get(errors, field) !== undefined);
    if (!faulty.includes(Number(props.value))) open(faulty[0]);
  });
  const preview = usePreviewScope();
  useEffect(() => {
    preview?.onShowPart((path) => open(tabsWith((field) => path === field || path.startsWith(`${field}.`))[0]));
  });
  // Only a new attempt changes the tab, not each keystroke that makes or fixes an error.
  useEffect(() => {
    if (submitCount > 0) leadToFault();
  }, [submitCount]);
  return <TabbedFormTabs {...props} sx={{ px: 2, mt: -1, flex: 'none' }} />;
};

const NO_EVENT = {} as SyntheticEvent;

interface FormTabProps extends Omit<RaFormTabProps, 'children' | 'label'> {
  label: string;
  /** Fields in it that are no inputs of react-admin, whose errors it shows, too. */
  fields?: readonly string[];
  children: ReactNode;
}

/** react-admin's tab, with a dot that screen readers announce for errors. All panels stay mounted, so that hidden fields are validated. */
export const FormTab = ({ children, fields = [], ...tab }: FormTabProps) => {
  const { isValid } = useFormGroup(String(tab.value));
  const { errors } = useFormState();
  const isFaulty = !isValid || fields.some((field) => get(errors, field) !== undefined);
  if (tab.intent === 'header') return <RaFormTab {...tab} iconPosition="end" icon={isFaulty ? <ErrorDot /> : undefined} />;
  return (
    // If the dialog changed its height with the tab, its buttons would move away from the pointer.
    <RaFormTab {...tab} role="tabpanel" aria-label={tab.label} sx={{ alignItems: 'stretch', minHeight: { sm: 360 } }}>
      <FieldStack>{children}</FieldStack>
    </RaFormTab>
  );
};

/** The class sets its distance from the label. */
const ErrorDot = ({ className }: { className?: string }) => (
  <Box
    component="span"
    className={className}
    role="img"
    aria-label="has errors"
    sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'error.main' }}
  />
);
