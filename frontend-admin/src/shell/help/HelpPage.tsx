import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink, Navigate, useParams, useSearchParams } from 'react-router';
import { LabelledButton } from '../../kit/LabelledButton';
import { PageHeader } from '../../kit/PageHeader';
import { ScreenLink } from '../../kit/texts';
import { thumbSized } from '../../kit/theme/components';
import { ArrowRight } from 'lucide-react';
import { entries, pictures } from './entries';
import { type Block, entryFor, type GuideEntry, type Inline } from './guide';

/** The guide, or one entry of it; `for`: the address of a screen, whose entry it opens. */
export const HelpPage = () => {
  const { name } = useParams();
  const [query] = useSearchParams();
  const asked = query.get('for');
  const about = asked === null ? undefined : entryFor(asked, entries);
  if (about) return <Navigate to={`/help/${about.name}`} replace />;
  const entry = entries.find((one) => one.name === name);
  return entry ? <Entry {...entry} /> : <Contents />;
};

const Contents = () => (
  <>
    <PageHeader title="Help" note="What is done where, in a few steps. Ctrl+K (⌘K on a Mac) finds these, too." />
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: 2, lg: 3 }, columnGap: 4 }}>
        {entries.map(({ name, title }) => (
          <Box component="li" key={name} sx={{ breakInside: 'avoid', py: { xs: 1.25, md: 0.5 } }}>
            <ScreenLink to={`/help/${name}`} sx={thumbSized}>
              {title}
            </ScreenLink>
          </Box>
        ))}
      </Box>
    </Card>
  </>
);

const Entry = ({ name, title, screen, blocks }: GuideEntry) => (
  <>
    <PageHeader
      title={title}
      actions={screen.startsWith('/help') ? undefined : <LabelledButton label="Go there" icon={ArrowRight} to={screen} />}
    />
    <Box sx={{ display: { lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: 3, alignItems: 'start' }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          {blocks.map((block, index) => (
            <Part key={index} block={block} />
          ))}
        </Box>
      </Card>
      <OtherEntries current={name} />
    </Box>
    <Box sx={{ mt: 2, display: { lg: 'none' } }}>
      <ScreenLink to="/help" sx={thumbSized}>
        All of the guide
      </ScreenLink>
    </Box>
  </>
);

/** Beside an entry, where there is room. */
const OtherEntries = ({ current }: { current: string }) => (
  <Card
    component="nav"
    aria-label="All of the guide"
    sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 24, maxHeight: 'calc(100dvh - 48px)', overflowY: 'auto', p: 2 }}
  >
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, fontSize: '0.875rem' }}>
      {entries.map(({ name, title }) => (
        <li key={name}>
          {name === current ? (
            <Box component="span" aria-current="page" sx={{ fontWeight: 700 }}>
              {title}
            </Box>
          ) : (
            <ScreenLink to={`/help/${name}`}>{title}</ScreenLink>
          )}
        </li>
      ))}
    </Box>
  </Card>
);

const Part = ({ block }: { block: Block }) => {
  if ('picture' in block)
    return (
      <Box
        component="img"
        src={pictures[block.picture]}
        alt={block.alt}
        sx={{ maxWidth: '100%', height: 'auto', borderRadius: 1, border: 1, borderColor: 'divider' }}
      />
    );
  if ('text' in block)
    return (
      <Typography>
        <Words words={block.text} />
      </Typography>
    );
  return (
    <Box component={block.isNumbered ? 'ol' : 'ul'} sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words words={item} />
        </li>
      ))}
    </Box>
  );
};

const Words = ({ words }: { words: readonly Inline[] }) =>
  words.map((word, index) => {
    if (typeof word === 'string') return word;
    if ('bold' in word) return <b key={index}>{word.bold}</b>;
    if ('italic' in word) return <i key={index}>{word.italic}</i>;
    return (
      <Link key={index} component={RouterLink} to={`/help/${word.to}`}>
        {word.link}
      </Link>
    );
  });
