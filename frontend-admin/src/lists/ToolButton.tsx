import { Button, type ButtonProps } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';

interface ToolButtonProps extends Pick<ButtonProps, 'color' | 'disabled' | 'onClick' | 'aria-expanded' | 'aria-haspopup'> {
  label: string;
  icon: LucideIcon;
}

/** A button of a list. react-admin's has no text on a phone, where two of one icon are the same. */
export const ToolButton = ({ label, icon: Icon, ...button }: ToolButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={<Icon size={18} />} {...button}>
      {translate(label, { _: label })}
    </Button>
  );
};
