import { Box, Typography } from '@mui/material';
import { RadioButtonGroupInput } from 'react-admin';
import { Note } from './texts';
import { wide } from './FieldGrid';

export interface ExplainedChoice {
  id: string | number;
  name: string;
  explanation: string;
}

interface ExplainedChoicesInputProps {
  source: string;
  choices: readonly ExplainedChoice[];
}

/** Radio buttons with a sentence each. */
export const ExplainedChoicesInput = ({ source, choices }: ExplainedChoicesInputProps) => (
  <RadioButtonGroupInput
    source={source}
    choices={[...choices]}
    row={false}
    sx={wide}
    helperText={false}
    optionText={({ name, explanation }: ExplainedChoice) => (
      <Box sx={{ py: 0.75 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Note>{explanation}</Note>
      </Box>
    )}
  />
);
