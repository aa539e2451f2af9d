import { Box, Typography } from '@mui/material';
import { FilePicture } from '../pictures/FilePicture';
import { ChangedText } from './ChangedText';
import { compareValues, type ComparedItem } from './compareValues';
import { type HeldValues, useReading } from './useReading';

export interface ComparedField extends HeldValues {
  /** As its form calls it. */
  name: string;
}

interface FieldComparisonProps {
  fields: readonly ComparedField[];
  /** The resource whose texts and choices the fields have. */
  entityType: string;
}

/** The fields of two versions, one below the other, with what was added and removed. */
export const FieldComparison = ({ fields, entityType }: FieldComparisonProps) => {
  const readingOf = useReading(entityType, fields);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.map((field) => {
        const { name, before, after } = field;
        const { isList, isMarkupOnly, items } = compareValues(before, after, { ...readingOf(field), plain: textOfHtml });
        return (
          <Box component="section" key={name} aria-label={name}>
            <Typography component="h4" variant="body2" color="text.secondary" sx={{ mb: 0.5, fontWeight: 650 }}>
              {name}
            </Typography>
            {isMarkupOnly && <Typography variant="body2">The words are the same. Only their formatting has changed.</Typography>}
            {!isMarkupOnly && !isList && items.map((item, index) => <Item key={index} {...item} />)}
            {isList && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
                {items.map((item, index) => (
                  <li key={index}>
                    <Item {...item} />
                  </li>
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};

const WORDS = { ins: 'Added', del: 'Removed' } as const;

const Item = ({ pieces, pictures, as }: ComparedItem) => {
  const text = pieces.some((piece) => piece.text !== '') && <ChangedText pieces={pieces} />;
  if (pictures.length === 0) return text;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {pictures.map((picture) => (
        <Box key={picture.src} sx={{ width: 96, aspectRatio: '4 / 3', borderRadius: '8px', overflow: 'hidden', bgcolor: 'action.hover' }}>
          <FilePicture src={picture.src} alt={picture.text} />
        </Box>
      ))}
      <Box component="figcaption" sx={{ flex: '1 1 180px', fontSize: '0.875rem' }}>
        {as && <strong>{WORDS[as]}</strong>}
        {text}
      </Box>
    </Box>
  );
};

/** Blocks become lines, and links show their addresses. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, tr, blockquote, br')) block.after('\n');
  return body.textContent.replaceAll('\n\n', '\n').trim();
}
