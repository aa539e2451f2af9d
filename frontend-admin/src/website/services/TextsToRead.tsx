import { Box, Button, Card, Typography } from '@mui/material';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TextsToRead } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { EmptyState } from '../../kit/EmptyState';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { Note } from '../../kit/texts';
import { useServerHtml } from '../../kit/trustedTypes';
import { useAction } from '../../kit/useAction';
import { withClaimsMarked } from './claims';

const PATH = '/api/admin/set-up/texts';

/** One service after the other: what was written for the sample company is shown to visitors only once its owner has read it. */
export const TextsToReadPage = () => {
  const query = useRead<TextsToRead[]>(['texts-to-read'], PATH);
  return (
    <>
      <PageHeader
        title="Read What Stands in Your Name"
        note="These texts were written for the sample company. Visitors see each of them once you say that it is right. Marked is what a customer could hold you to: numbers, times, promises, qualifications and laws."
      />
      <Loaded query={query} failure="The texts could not be loaded.">
        {(texts) => (texts.length ? <Reading texts={texts} /> : <EmptyState icon={CircleCheck} text="You have read them all." />)}
      </Loaded>
    </>
  );
};

const Reading = ({ texts }: { texts: TextsToRead[] }) => {
  const call = useCall();
  const navigate = useNavigate();
  const [later, setLater] = useState<readonly string[]>([]);
  const first = texts.find(({ id }) => !later.includes(id)) ?? texts[0];
  const decision = useAction<unknown, { id: string; isRight: boolean; next?: string }>({
    texts: 'set-up.texts',
    send: ({ id, isRight }) => call(`${PATH}/${id}`, { method: 'PUT', body: JSON.stringify({ isRight }) }),
    onSuccess: (_, { next }) => {
      if (next) void navigate(next);
      else scrollTo({ top: 0 });
    },
    reads: ['texts-to-read', 'services', 'faqs'],
  });
  if (!first) return null;
  const { id, title, description, content, faqs } = first;
  const decide = (isRight: boolean, next?: string) => decision.mutate({ id, isRight, next });
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860, '& mark': { bgcolor: 'warning.light', color: '#000' } }}
    >
      <Note role="status">{texts.length === 1 ? 'The last one' : `${texts.length} services to read`}</Note>
      <Typography variant="h2" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      {description && <Html html={`<p>${escaped(description)}</p>`} />}
      {content && <Html html={content} />}
      {faqs.map(({ question, answer }) => (
        <Html key={question} html={`<h3>${escaped(question)}</h3><p>${escaped(answer)}</p>`} />
      ))}
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 }, p: 2 },
          ...{ position: 'sticky', bottom: 0, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Button variant="contained" loading={decision.isPending} onClick={() => decide(true)}>
          That is right for us
        </Button>
        <Button variant="outlined" disabled={decision.isPending} onClick={() => decide(true, `/services/${id}`)}>
          Use it and edit
        </Button>
        <Button disabled={decision.isPending} onClick={() => decide(false)}>
          Leave out
        </Button>
        {texts.length > 1 && <Button onClick={() => setLater([...later.filter((other) => other !== id), id])}>Later</Button>}
      </Box>
    </Card>
  );
};

const escaped = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** The server lets only harmless tags into what it stores. */
const Html = ({ html }: { html: string }) => (
  <Box sx={{ overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: useServerHtml(withClaimsMarked(html)) }} />
);
