import { Box, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { type ToneName, tones } from './theme/colours';

interface StatusChipProps {
  tone: ToneName;
  /** For a long text, which takes two lines in a narrow column. */
  wraps?: boolean;
  children: ReactNode;
}

export const StatusChip = ({ tone, wraps = false, children }: StatusChipProps) => {
  const { text, background } = tones[useTheme().palette.mode][tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.25,
        borderRadius: '12px',
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: wraps ? 'normal' : 'nowrap',
        color: text,
        bgcolor: background,
      }}
    >
      {children}
    </Box>
  );
};

export const ActiveChip = ({ isActive }: { isActive: boolean }) =>
  isActive ? <StatusChip tone="success">Active</StatusChip> : <StatusChip tone="neutral">Inactive</StatusChip>;

export const PublicationChip = ({ status }: { status: 'draft' | 'published' }) =>
  status === 'published' ? <StatusChip tone="success">Published</StatusChip> : <StatusChip tone="attention">Draft</StatusChip>;

interface ChoiceChipProps {
  choices: readonly { id: string | number; name: string; tone: ToneName }[];
  id: string | number;
}

/** Shows a choice; one that a page opened before an update does not know, by its id. */
export const ChoiceChip = ({ choices, id }: ChoiceChipProps) => {
  const choice = choices.find((one) => one.id === id);
  return <StatusChip tone={choice?.tone ?? 'neutral'}>{choice?.name ?? id}</StatusChip>;
};
