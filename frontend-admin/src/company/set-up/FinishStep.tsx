import { Alert, Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SetUpStatus } from '../../data/types';
import { AskingButton } from '../../kit/ConfirmDialog';
import { focusOnMount } from '../../kit/focus';
import { ScreenLink } from '../../kit/texts';
import { TitledCard } from '../../kit/TitledCard';
import { hasNoSample, stepPath, stepsLeft } from './steps';
import { useSetUpCall } from './useSetUp';

type Item = SetUpStatus['untouched'][number];

const KINDS: readonly { resource: Item['resource']; one: string; many: string }[] = [
  { resource: 'service-location-pages', one: 'service page', many: 'service pages' },
  { resource: 'locations', one: 'place', many: 'places' },
  { resource: 'projects', one: 'project', many: 'projects' },
  { resource: 'testimonials', one: 'testimonial', many: 'testimonials' },
  { resource: 'contact-inquiries', one: 'enquiry', many: 'enquiries' },
  { resource: 'renewals', one: 'renewal', many: 'renewals' },
];

/** Lists what goes, asks about what staff have changed, and removes it once it is confirmed. */
export const FinishStep = ({ status }: { status: SetUpStatus }) => {
  if (!status.isPresent) return <Ready withoutLine={status.withoutLine} />;
  const left = stepsLeft(status);
  if (left.length)
    return (
      <Alert severity="info">
        {hasNoSample(status)
          ? 'First your website needs these details: '
          : 'Before the sample company can go, your website needs its own details: '}
        {left.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <ScreenLink to={stepPath(id)} color="inherit">
              {name}
            </ScreenLink>
          </span>
        ))}
        .
      </Alert>
    );
  return <Removal status={status} />;
};

const Removal = ({ status }: { status: SetUpStatus }) => {
  const { untouched, edited, hasHomepage, hasAboutPage, withoutLine, listed } = status;
  const isOwn = hasNoSample(status);
  const title = isOwn ? 'Make your pages' : 'Remove the sample company';
  const send = useSetUpCall('remove');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const removed = untouched.length + edited.filter(({ id }) => chosen.includes(id)).length;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isOwn && (
        <TitledCard title="What goes" note="Nobody has changed any of it. It can be restored from the trash for 30 days.">
          {KINDS.map((kind) => (
            <Names key={kind.resource} {...kind} items={untouched.filter(({ resource }) => resource === kind.resource)} />
          ))}
          <Typography sx={{ mt: 1.5 }}>
            Also the sample company’s accreditations, clients, people, reviews, prices, figures, insurance, guarantee and links to social
            networks, where they still are in the settings and services.
          </Typography>
        </TitledCard>
      )}
      <TitledCard title={isOwn ? 'What you get' : 'What you get instead'}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
          <li>A page for each of your services in your first place, ready to be made your own</li>
          {hasHomepage && <li>A homepage that names your company and place; the present one stays among its versions</li>}
          {hasAboutPage && <li>An About page that says of your company only what you have answered</li>}
          <li>
            {isOwn ? 'The legal pages' : 'Your services with their questions, and the legal pages'}: you read them one after the other, then
            visitors see them
          </li>
          {withoutLine.length > 0 && (
            <li>
              No page for {withoutLine.join(', ')}: it stays inactive, because nobody would answer. Your company has no emergency phone.
            </li>
          )}
        </Box>
      </TitledCard>
      {edited.length > 0 && (
        <TitledCard title="What you have changed" note="It stays unless you choose it. A place stays while one of its pages does.">
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
            <Typography component="legend" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
              Remove as well
            </Typography>
            {edited.map(({ id, name, resource }) => (
              <FormControlLabel
                key={id}
                label={`${name} (${KINDS.find((kind) => kind.resource === resource)?.one})`}
                sx={{ display: 'flex', minHeight: 44 }}
                control={
                  <Checkbox
                    checked={chosen.includes(id)}
                    onChange={(_, isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
                  />
                }
              />
            ))}
          </Box>
        </TitledCard>
      )}
      {!isOwn && (
        <Alert severity="info">
          A backup keeps everything: make one under <ScreenLink to="/backups">Backup and Export</ScreenLink>.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={stepPath('work')} variant="outlined">
          Back
        </Button>
        <Box sx={{ flex: 1 }} />
        <AskingButton
          variant="contained"
          title={title}
          question={
            isOwn
              ? 'Your homepage and the pages of your services are made. You can change all of them.'
              : `${removed} records go to the trash, and the website shows your company only.`
          }
          action={isOwn ? 'Make' : 'Remove'}
          onConfirm={() => send({ listed, edited: chosen }, () => undefined)}
        >
          {title}
        </AskingButton>
      </Box>
    </Box>
  );
};

const Names = ({ items, one, many }: { items: readonly Item[]; one: string; many: string }) =>
  items.length > 0 && (
    <Box component="details" sx={{ mt: 1.5, '& summary': { minHeight: 44, cursor: 'pointer', fontWeight: 650, alignContent: 'center' } }}>
      <summary>
        {items.length} {items.length === 1 ? one : many}
      </summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { md: 2 }, overflowWrap: 'anywhere' }}>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
    </Box>
  );

const Ready = ({ withoutLine }: Pick<SetUpStatus, 'withoutLine'>) => (
  <Card component="section" aria-label="Ready" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
    <Typography ref={focusOnMount} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
      Your website is your own
    </Typography>
    {withoutLine.length > 0 && (
      <Alert severity="info">
        {withoutLine.join(', ')}: inactive, because nobody would answer. Enter an emergency phone in the settings, then activate it under
        Services.
      </Alert>
    )}
    <Typography>What makes it better from here, whenever you have time:</Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
      <li>
        <ScreenLink to="/projects">Add a project</ScreenLink> with photographs: with the first, projects appear on your homepage.
      </li>
      <li>
        Ask a customer for a sentence or two: <ScreenLink to="/testimonials">Testimonials</ScreenLink>.
      </li>
      <li>
        Rewrite the <ScreenLink to="/service-pages">service pages</ScreenLink> that bring the most work.
      </li>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button component={Link} to="/texts-to-read" variant="contained">
        Read what stands in your name
      </Button>
      <Button component="a" href="/" target="_blank" variant="outlined">
        Open the website
      </Button>
      <Button component={Link} to="/" variant="outlined">
        Go to the dashboard
      </Button>
    </Box>
  </Card>
);
