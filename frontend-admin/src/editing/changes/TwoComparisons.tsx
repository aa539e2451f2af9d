import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { type ComparedField, FieldComparison } from './FieldComparison';

interface TwoComparisonsProps {
  /** From the version before to this one. */
  changes: readonly ComparedField[];
  /** From the content now to this version. */
  restoring: readonly ComparedField[];
  /** What brings the version back. */
  action: 'restoring' | 'a rollback';
  entityType: string;
}

/** What a version changed, and what bringing it back would change. */
export const TwoComparisons = ({ changes, restoring, action, entityType }: TwoComparisonsProps) => {
  const views = [
    { name: 'What it changed', fields: changes },
    { name: `What ${action} changes`, fields: restoring },
  ].filter(({ fields }) => fields.length > 0);
  const [chosen, setChosen] = useState(0);
  const shown = views[chosen] ?? views[0];
  if (!shown) return null;
  return (
    <>
      {views.length === 1 ? (
        <Typography variant="body2">{shown.name}:</Typography>
      ) : (
        <ToggleButtonGroup
          exclusive
          value={chosen}
          aria-label="What to compare"
          onChange={(_, next: number | null) => next !== null && setChosen(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {views.map(({ name }, index) => (
            <ToggleButton key={name} value={index} sx={{ minHeight: 44 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <FieldComparison fields={shown.fields} entityType={entityType} />
    </>
  );
};
