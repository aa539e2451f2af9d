import { Box, Button, Card, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import contract from '../../../data/contract.json' with { type: 'json' };
import type { PlaceForPage, Service } from '../../../data/types';
import { ChoiceField } from '../../../kit/ChoiceField';
import { EmptyState } from '../../../kit/EmptyState';
import { FormSection } from '../../../kit/FieldGrid';
import { Loaded } from '../../../kit/Loaded';
import { ScreenLink } from '../../../kit/texts';

const MOST = contract.CreatePagesDto.pages.maxItems;

interface ServiceChoiceProps {
  serviceId: string;
  onChoose: (id: string) => void;
}

export const ServiceChoice = ({ serviceId, onChoose }: ServiceChoiceProps) => {
  const services = useGetList<Service>('services', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'title', order: 'ASC' } });
  return (
    <Loaded query={services} failure="The services could not be loaded.">
      {(list) => (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <ChoiceField
            label="Service"
            value={list.some(({ id }) => id === serviceId) ? serviceId : ''}
            choices={list.map(({ id, title }) => ({ id, name: title }))}
            onChange={onChoose}
            sx={{ maxWidth: { sm: 420 } }}
          />
        </Card>
      )}
    </Loaded>
  );
};

interface ChoosePlacesProps {
  places: readonly PlaceForPage[];
  /** Ids of the ticked places without a page. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onContinue: () => void;
}

const GRID = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 3 };

export const ChoosePlaces = ({ places, chosen, onChoose, onContinue }: ChoosePlacesProps) => {
  const [isAsked, setAsked] = useState(false);
  const free = places.filter(({ pageId }) => pageId === null);
  const done = places.filter(({ pageId }) => pageId !== null);
  const most = free.slice(0, MOST);
  const isFull = chosen.length >= MOST;
  const toggle = (id: string, isChosen: boolean) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <Card component="section" aria-label="Places" sx={{ p: { xs: 2, sm: 3 } }}>
        {free.length === 0 ? (
          <EmptyState text={places.length ? 'This service has a page in every place.' : 'There are no places yet.'}>
            <Button component={Link} to="/locations/create" variant="outlined">
              Add Location
            </Button>
          </EmptyState>
        ) : (
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Typography component="legend" variant="h2" sx={{ p: 0 }}>
              Places without a page
            </Typography>
            <FormControlLabel
              label={most.length < free.length ? `Select the first ${MOST} of ${free.length}` : `Select all (${free.length})`}
              sx={{ minHeight: 44, mr: 0, mt: 1, '& .MuiFormControlLabel-label': { fontWeight: 650 } }}
              control={
                <Checkbox
                  checked={chosen.length >= most.length}
                  onChange={(_, isChosen) => onChoose(isChosen ? most.map(({ locationId }) => locationId) : [])}
                />
              }
            />
            <Box sx={{ ...GRID, borderTop: 1, borderColor: 'divider', pt: 1 }}>
              {free.map(({ locationId, name, isActive }) => {
                const isChosen = chosen.includes(locationId);
                return (
                  <FormControlLabel
                    key={locationId}
                    label={isActive ? name : `${name} (inactive: hidden from visitors)`}
                    disabled={isFull && !isChosen}
                    sx={{ minHeight: 44, mr: 0 }}
                    control={<Checkbox checked={isChosen} onChange={(_, isTicked) => toggle(locationId, isTicked)} />}
                  />
                );
              })}
            </Box>
            {isFull && free.length > MOST && <FormHelperText>At most {MOST} pages at once. Add the others afterwards.</FormHelperText>}
            {isAsked && chosen.length === 0 && (
              <FormHelperText role="alert" error>
                Please choose at least one place
              </FormHelperText>
            )}
          </Box>
        )}
        {done.length > 0 && (
          <FormSection title="With a page already">
            <Box sx={GRID}>
              {done.map(({ locationId, name, pageId }) => (
                <Box
                  key={locationId}
                  sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 44 }}
                >
                  <FormControlLabel label={name} disabled sx={{ mr: 0, minWidth: 0 }} control={<Checkbox checked />} />
                  <ScreenLink to={`/service-pages/${pageId}`} aria-label={`Edit the page of ${name}`} sx={{ py: 1.25, px: 1 }}>
                    Edit
                  </ScreenLink>
                </Box>
              ))}
            </Box>
          </FormSection>
        )}
      </Card>
      {free.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
          <Typography role="status" color="text.secondary" sx={{ mr: 'auto' }}>
            {chosen.length} of {free.length} chosen
          </Typography>
          <Button component={Link} to="/service-pages" variant="outlined">
            Cancel
          </Button>
          <Button variant="contained" onClick={() => (chosen.length > 0 ? onContinue() : setAsked(true))}>
            Continue
          </Button>
        </Box>
      )}
    </>
  );
};
