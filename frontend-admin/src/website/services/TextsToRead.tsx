import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { components } from '../../../../backend/openapi';
import { ApiError } from '../../data/ApiError';
import type { Fields } from '../../data/changedFields';
import type { TextsToRead } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { DraftLine } from '../../editing/drafts/FormDraft';
import { TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { PreviewFrames } from '../../editing/preview/PreviewFrames';
import { useLatest } from '../../editing/preview/useLatest';
import { RichTextInput } from '../../editing/rich-text/RichTextInput';
import { FaultsNote, FormFailure, LockedWhileSaving, StaffForm, useSubmission } from '../../editing/StaffForm';
import { EmptyState } from '../../kit/EmptyState';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { Note, ScreenLink } from '../../kit/texts';
import { useServerHtml } from '../../kit/trustedTypes';
import { useAction } from '../../kit/useAction';
import { withClaimsMarked } from './claims';

const PATH = '/api/admin/set-up/texts';

/** One text after the other: what was written for the sample company is shown to visitors only once its owner has read it. */
export const TextsToReadPage = () => {
  const query = useRead<TextsToRead[]>(['texts-to-read'], PATH);
  return (
    <>
      <PageHeader
        title="Read What Stands in Your Name"
        note="These texts were written for the sample company. You decide what stands in your name. Marked is what a customer could hold you to: numbers, times, promises, qualifications and laws."
      />
      <Loaded query={query} failure="The texts could not be loaded.">
        {(texts) => (texts.length ? <Reading texts={texts} /> : <EmptyState icon={CircleCheck} text="You have read them all." />)}
      </Loaded>
    </>
  );
};

interface Decision {
  id: string;
  isRight: boolean;
  edited?: unknown;
}

const Reading = ({ texts }: { texts: TextsToRead[] }) => {
  const call = useCall();
  const [later, setLater] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<string>();
  const first = texts.find(({ id }) => !later.includes(id)) ?? texts[0];
  const decision = useAction<unknown, Decision>({
    texts: 'set-up.texts',
    send: ({ id, ...decided }) => call(`${PATH}/${id}`, { method: 'PUT', body: JSON.stringify(decided) }),
    onSuccess: () => scrollTo({ top: 0 }),
    reads: ['texts-to-read', 'services', 'faqs', 'core-pages'],
  });
  if (!first) return null;
  const { id, title, lacksTerms, isShown } = first;
  const decide = (isRight: boolean) => decision.mutate({ id, isRight });
  return (
    <Card
      key={id}
      component="section"
      aria-label={title}
      // Its buttons stay in view.
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860, overflow: 'visible', '& mark': { bgcolor: 'warning.light', color: '#000' } }}
    >
      <Note role="status">{texts.length === 1 ? 'The last one' : `${texts.length} texts to read`}</Note>
      <Typography variant="h2" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      {edited === id ? (
        <EditTexts
          text={first}
          save={(own) => decision.mutateAsync({ id, isRight: true, edited: own })}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <>
          <Status text={first} />
          <Text text={first} />
          <Box sx={BUTTONS}>
            <Button variant="contained" loading={decision.isPending} disabled={lacksTerms} onClick={() => decide(true)}>
              That is right for us
            </Button>
            <Button variant="outlined" disabled={decision.isPending} onClick={() => setEdited(id)}>
              Edit
            </Button>
            {!isShown && (
              <Button disabled={decision.isPending} onClick={() => decide(false)}>
                Leave out
              </Button>
            )}
            {texts.length > 1 && <Button onClick={() => setLater([...later.filter((other) => other !== id), id])}>Later</Button>}
          </Box>
        </>
      )}
    </Card>
  );
};

/** What a visitor sees of it now, and what is missing. */
const Status = ({ text: { isShown, lacksTerms } }: { text: TextsToRead }) => {
  if (lacksTerms)
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        It is made of what you agree with customers. Answer the questions under{' '}
        <ScreenLink to="/settings/terms" color="inherit">
          Settings, Terms
        </ScreenLink>{' '}
        first, or edit it and write your own.
      </Alert>
    );
  return <Note>{isShown ? 'Visitors read it already.' : 'Visitors do not see it yet.'}</Note>;
};

/** What was prepared, with its claims marked, and the page as the website would show it. */
const Text = ({ text: { resource, id, description, baseDescription, content, faqs } }: { text: TextsToRead }) => {
  const ofService = resource === 'services';
  const fields = ofService ? { description, baseDescription: baseDescription ?? undefined, content } : { content };
  const { result, failure } = useLatest<components['schemas']['Preview']>('/api/admin/previews/render', { resource, id, fields }, PACE);
  const prepared = content && PLACEHOLDER.test(content) ? result && writtenIn(result.html) : content;
  return (
    <>
      {[description, baseDescription].map((line) => line && <Html key={line} html={`<p>${escaped(line)}</p>`} />)}
      {prepared && <Html html={prepared} />}
      {faqs.map(({ id: faq, question, answer }) => (
        <Html key={faq} html={`<h3>${escaped(question)}</h3><p>${escaped(answer)}</p>`} />
      ))}
      {failure && <Alert severity="info">The page could not be shown: {failure}</Alert>}
      {!failure && result && (
        <Box component="section" aria-label="The page" sx={{ display: 'flex', height: 640, mt: 3, border: 1, borderColor: 'divider' }}>
          <PreviewFrames html={result.html} width={PHONE_PX} onPick={nothing} onLeave={nothing} onShown={nothing} />
        </Box>
      )}
    </>
  );
};

/** Stands in a legal page for what the website fills in. */
const PLACEHOLDER = /\{\w{1,40}\}/;

const MAIN = /<main.*<\/main>/s;

/** Returns the text of a whole page, whose styles have no place here; what is not answered yet is left open. */
function writtenIn(page: string): string {
  const main = new DOMParser().parseFromString(MAIN.exec(page)?.[0] ?? '', 'text/html');
  return (main.querySelector('.rich')?.innerHTML ?? '').replace(new RegExp(PLACEHOLDER, 'g'), '…');
}

const PACE = { everyMs: 200, afterMs: 0 };
const PHONE_PX = 390;

const nothing = () => undefined;

const BUTTONS = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 3, mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 }, p: 2 },
  ...{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
};

interface EditTextsProps {
  text: TextsToRead;
  save: (edited: unknown) => Promise<unknown>;
  onCancel: () => void;
}

/** Nothing of it is on the website before it is saved; what is typed stays in the browser until then. */
const EditTexts = ({ text, save, onCancel }: EditTextsProps) => {
  const { id, resource, description, baseDescription, content, faqs } = text;
  const { submit, saving } = useSubmission(async ({ edited }: Fields) => {
    try {
      await save(edited);
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error.body.errors : {};
    }
  });
  const [record] = useState({
    id,
    edited: { description: description ?? '', ...(baseDescription !== null && { baseDescription }), content: content ?? '', faqs },
  });
  return (
    <ResourceContextProvider value="set-up">
      <StaffForm draft={`texts.${id}`} schema="DecideTextsDto" record={record} onSubmit={submit}>
        <LockedWhileSaving sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {resource === 'services' && (
            <>
              <TextInput source="edited.description" label="Description" multiline minRows={2} />
              <TextInput source="edited.baseDescription" label="Base Description" multiline minRows={3} />
            </>
          )}
          <RichTextInput source="edited.content" label="Content" />
          {faqs.length > 0 && (
            <ItemsInput source="edited.faqs" label="Questions" item="question" addButton={<></>}>
              <TextInput source="question" label="Question" />
              <TextInput source="answer" label="Answer" multiline minRows={3} />
            </ItemsInput>
          )}
        </LockedWhileSaving>
        <Box sx={BUTTONS}>
          <FormFailure />
          <FaultsNote />
          <Button type="submit" variant="contained" loading={saving}>
            Save and show
          </Button>
          <Button disabled={saving} onClick={onCancel}>
            Back to reading
          </Button>
          <DraftLine />
        </Box>
      </StaffForm>
    </ResourceContextProvider>
  );
};

const escaped = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** The server lets only harmless tags into what it stores. */
const Html = ({ html }: { html: string }) => (
  <Box sx={{ overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: useServerHtml(withClaimsMarked(html)) }} />
);
