import { Alert, Box, Button, Card, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { PlaceForPage } from '../../../data/types';
import { KeptLine } from '../../../editing/drafts/FormDraft';
import { FieldStack } from '../../../kit/FieldGrid';
import { focusOnMount } from '../../../kit/focus';
import { SchemaContext, TextInput } from '../../../editing/inputs';
import { RichTextInput } from '../../../editing/rich-text/RichTextInput';
import { SeoInputs } from '../../../editing/SeoFields';
import { isText, type PageTexts } from './typedPages';

interface PageStepProps {
  /** Such as 'Page 1 of 3 · Heswall'. */
  heading: string;
  place: PlaceForPage;
  texts: PageTexts;
  /** What the server refused, by field. */
  faults: Record<string, string> | undefined;
  keptAt: string | undefined;
  onType: (values: Record<string, unknown>) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The required texts of one page. */
export const PageStep = ({ heading, place, texts, faults, keptAt, onType, onPrevious, onNext }: PageStepProps) => {
  const id = useId();
  // The form holds what is typed from here on.
  const [record] = useState(texts);
  const startsInText = useStartsInText() && !faults;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography
        id={id}
        ref={startsInText ? undefined : focusOnMount}
        tabIndex={-1}
        variant="h2"
        sx={{ mb: 2, fontSize: '1.5rem', '&:focus': { outline: 'none' } }}
      >
        {heading}
      </Typography>
      <Form record={record} noValidate disableInvalidFormNotification onSubmit={onNext}>
        <SchemaContext value="CreateServiceLocationPageDto">
          <Card sx={{ p: { xs: 2, sm: 3 } }}>
            <FieldStack>
              <Refused faults={faults} />
              <RichTextInput
                source="introContent"
                minHeight={160}
                startsAtEnd={startsInText}
                helperText={`Say what is particular about ${place.name}: jobs done there, the houses, what people ask. A page with fewer than 150 words of its own, or the words of another page, is kept out of search engines.`}
              />
              <TextInput source="heroTitle" />
              <SeoInputs />
            </FieldStack>
          </Card>
          <Typed onType={onType} />
        </SchemaContext>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
          <KeptLine keptAt={keptAt} />
          <Button variant="outlined" onClick={onPrevious}>
            Previous
          </Button>
          <Button type="submit" variant="contained">
            Next
          </Button>
        </Box>
      </Form>
    </Box>
  );
};

/** With a mouse, writing begins at once; on a phone the keyboard would cover the page. */
const useStartsInText = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  return useMediaQuery('(pointer: fine)', { noSsr: true }) && isWide;
};

/** Keeps what is typed, at every key. */
const Typed = ({ onType }: Pick<PageStepProps, 'onType'>) => {
  const values = useWatch<Record<string, unknown>>();
  const { isDirty } = useFormState();
  const wasDirty = useRef(false);
  const report = useEffectEvent(() => {
    wasDirty.current ||= isDirty;
    if (wasDirty.current) onType(values);
  });
  useEffect(() => report(), [values, isDirty]);
  return null;
};

/** Marks the fields that the server refused; other errors are shown above them. */
const Refused = ({ faults = {} }: Pick<PageStepProps, 'faults'>) => {
  const { setError } = useFormContext();
  const mark = useEffectEvent(() => {
    for (const [field, message] of Object.entries(faults)) setError(field, { message }, { shouldFocus: true });
  });
  useEffect(() => mark(), []);
  const others = Object.entries(faults).filter(([field]) => !isText(field));
  return others.map(([field, message]) => (
    <Alert key={field} severity="error">
      {message}
    </Alert>
  ));
};
