import { Box, Button } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGrid, wide } from '../kit/FieldGrid';

interface MoreFieldsProps {
  label?: string;
  children: ReactNode;
}

/**
 * Fields that most records never need, folded until asked for. They stay in the order of the Tab key: whatever brings the focus to one of them (a
 * key, a link to a field) unfolds them, and so does one that is invalid.
 */
export const MoreFields = ({ label = 'More fields', children }: MoreFieldsProps) => {
  const { errors, submitCount } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fields.current?.querySelector('[aria-invalid="true"], [role="alert"]')) setOpen(true);
  }, [errors, submitCount]);
  useEffect(() => {
    if (isOpen && fields.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box sx={wide}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<Box component={ChevronDown} size={18} sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1.5 }}
      >
        {label}
      </Button>
      <Box ref={fields} id={id} onFocus={() => setOpen(true)} sx={isOpen ? { pt: 2 } : { height: 0, overflow: 'clip' }}>
        <FieldGrid>{children}</FieldGrid>
      </Box>
    </Box>
  );
};
