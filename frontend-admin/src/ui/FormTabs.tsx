import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';

export interface FormTab {
  label: string;
  /** The form's fields on this tab: their errors mark it. */
  fields: readonly string[];
  content: ReactNode;
}

/** All panels stay mounted, so that validation covers what is not shown. A refused save leads to the first tab at fault. */
export const FormTabs = ({ tabs, label }: { tabs: readonly FormTab[]; label: string }) => {
  const [shown, setShown] = useState(0);
  const { errors, submitCount } = useFormState();
  const id = useId();
  const faulty = tabs.map(({ fields }) => fields.some((field) => field in errors));
  const first = faulty.indexOf(true);

  // Only a new attempt moves the person to another tab, not every keystroke that mends or makes an error.
  const [attempts, setAttempts] = useState(submitCount);
  if (attempts !== submitCount) {
    setAttempts(submitCount);
    if (first >= 0 && !faulty[shown]) setShown(first);
  }

  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, value: number) => setShown(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ mb: 2.5, mt: -1, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.label}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            label={tab.label}
            iconPosition="end"
            icon={faulty[index] ? <ErrorDot /> : undefined}
          />
        ))}
      </Tabs>
      {tabs.map((tab, index) => (
        <Box
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={shown !== index}
          // A dialog that shrinks and grows with its tabs moves its buttons from under the pointer.
          sx={{ minHeight: { sm: 360 } }}
        >
          {tab.content}
        </Box>
      ))}
    </>
  );
};

const ErrorDot = () => (
  <Box component="span" role="img" aria-label="has errors" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'error.main' }} />
);
