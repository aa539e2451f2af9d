import { Alert, Button } from '@mui/material';
import type { Validator } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Position, readPosition } from '../data/rule';
import { wide } from '../kit/FieldGrid';
import { NumberInput, useRules } from './inputs';

const CHANGED = { shouldDirty: true, shouldValidate: true };

const isRight = (rules: Validator[], value: unknown): boolean =>
  typeof value === 'number' && rules.every((rule) => rule(value, {}, {}) === undefined);

/** Latitude and longitude. What a map says of both, or the address of a place on a map, may be pasted into either. */
export const PositionInputs = ({ helperText }: { helperText: string }) => {
  const { setValue } = useFormContext();
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] }) as unknown[];
  const [north, east] = [useRules('latitude', undefined), useRules('longitude', undefined)];
  const isSwapped = isRight(north, longitude) && isRight(east, latitude) && !isRight(north, latitude);
  const input = (source: keyof Position, other: keyof Position, help: string) => (
    <NumberInput
      source={source}
      helperText={help}
      reads={(text) => {
        const position = readPosition(text);
        if (position) setValue(other, position[other], CHANGED);
        return position?.[source];
      }}
    />
  );
  return (
    <>
      {input('latitude', 'longitude', helperText)}
      {input('longitude', 'latitude', 'For example -3.023; west of Greenwich is negative.')}
      {isSwapped && (
        <Alert
          severity="warning"
          sx={wide}
          action={
            <Button
              color="inherit"
              onClick={() => {
                setValue('latitude', longitude, CHANGED);
                setValue('longitude', latitude, CHANGED);
              }}
            >
              Swap them
            </Button>
          }
        >
          Are latitude and longitude the wrong way round?
        </Alert>
      )}
    </>
  );
};
