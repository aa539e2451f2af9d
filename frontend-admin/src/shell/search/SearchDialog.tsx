import { Autocomplete, Box, DialogContent, type PopperProps, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { screenName } from '../../data/dataProvider';
import type { SearchGroup, WordPlace } from '../../data/types';
import { useRead } from '../../data/useCall';
import { DialogFrame } from '../../kit/DialogFrame';
import { usePaused } from '../../kit/usePaused';
import { entries } from '../help/entries';
import { type Destination, keyOf, recordsFound, screensNamed, textsFound } from './destinations';
import { keepRecent, readRecent } from './recent';
import { useScreens } from './useScreens';

const GUIDE = entries.map(({ name, title, words }) => ({ to: `/help/${name}`, title, words }));

/** Entries of the guide. */
const inGuide = (text: string): Destination[] => (text ? screensNamed(text, GUIDE).map((entry) => ({ ...entry, group: 'Guide' })) : []);

const MAX_TEXT = 100;
const FEWEST = 2;
/** Less is in nearly every text. */
const FEWEST_OF_TEXT = 3;
const PAUSE_MS = 200;

/** Finds screens, what is done there, records and sentences of the website. The lists' own searches decide what is found, so each person finds what they may see. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { groups, texts, error, isSearching } = useSearch(text);
  const screens = useScreens();
  const translate = useTranslate();
  const navigate = useNavigate();
  const plural = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 2 });
  const [recent] = useState(() => readRecent());
  const options = [...screensNamed(text, screens, recent), ...recordsFound(groups, text, plural), ...textsFound(texts), ...inGuide(text)];
  const open = (destination: Destination) => {
    const { to } = destination;
    onClose();
    // Names of records and words of texts are not kept.
    if (screens.some((screen) => keyOf(screen) === keyOf(destination))) keepRecent(keyOf(destination));
    if (typeof to === 'string') void navigate(to);
    else to();
  };
  return (
    <DialogFrame title="Search" onClose={onClose} maxWidth="sm" help={false}>
      <DialogContent sx={{ pt: '8px !important', minHeight: { sm: 'min(620px, 70vh)' } }}>
        <Autocomplete<Destination>
          open
          autoHighlight
          forcePopupIcon={false}
          clearOnBlur={false}
          options={options}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionLabel={({ title }) => title}
          getOptionKey={keyOf}
          value={null}
          inputValue={typed}
          onInputChange={(_event, value, reason) => reason === 'input' && setTyped(value)}
          onChange={(_event, chosen) => chosen && open(chosen)}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          noOptionsText={isSearching ? 'Searching …' : `Nothing found for '${text}'.`}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label="Search, or say what you want to do"
              error={error !== null}
              helperText={error ? `The search failed. ${error.message}` : undefined}
              slotProps={{ htmlInput: { ...params.inputProps, maxLength: MAX_TEXT } }}
            />
          )}
          // MUI's own groups are lists, which do not belong in a listbox.
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group} sx={{ pb: 1 }}>
              <Typography variant="body2" color="text.secondary" aria-hidden sx={{ px: 2, py: 0.5, fontWeight: 650 }}>
                {group}
              </Typography>
              <Box component="ul" role="presentation" sx={{ p: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          renderOption={({ key, ...option }, { title, detail }) => (
            <li key={key} {...option}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {title}
                {detail && (
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
                    {detail}
                  </Typography>
                )}
              </Box>
            </li>
          )}
          slots={{ popper: InFlow }}
          slotProps={{ listbox: { sx: { maxHeight: 'none', '& .MuiAutocomplete-option': { minHeight: { xs: 44, md: 40 } } } } }}
        />
        <Box role="status" sx={{ position: 'absolute', width: 1, height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
          {text && !isSearching && `${options.length} found`}
        </Box>
      </DialogContent>
    </DialogFrame>
  );
};

/** Results stand in the dialog: a popper would cover the screen of a phone's keyboard. */
const InFlow = ({ children }: PopperProps) => <Box sx={{ mt: 1, mx: -1 }}>{children as ReactNode}</Box>;

function useSearch(text: string) {
  const settled = usePaused(text, PAUSE_MS);
  const records = useFound<SearchGroup>('search', settled, FEWEST);
  const words = useFound<WordPlace>('words', settled, FEWEST_OF_TEXT);
  const groups = records.found.map((group) => ({ ...group, resource: screenName(group.resource) }));
  const isSearching = text !== settled || records.isFetching || words.isFetching;
  return { groups, texts: words.found, error: records.error, isSearching };
}

/** Nothing for a text that is too short. */
function useFound<T>(where: 'search' | 'words', text: string, fewest: number) {
  const enabled = text.length >= fewest;
  const path = `/api/admin/${where}?${new URLSearchParams({ q: text })}`;
  const { data = [], error, isFetching } = useRead<T[]>([where, text], path, { enabled, placeholderData: keepPreviousData });
  return { found: enabled ? data : [], error, isFetching };
}
