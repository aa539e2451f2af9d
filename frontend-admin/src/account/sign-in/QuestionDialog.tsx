import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import type { Question } from '../../data/session/question';

/** Whether a question is asked, for the component that shows its dialog: while it is mounted, the question can be asked. */
export function useAsked(question: Question): boolean {
  useEffect(() => {
    question.setAskable(true);
    return () => question.setAskable(false);
  }, [question]);
  return question.useIsAsked();
}

interface QuestionDialogProps {
  title: string;
  text: string;
  /** Of the button that leaves the question open. */
  leaveLabel: string;
  onLeave: () => void;
  /** Of Escape and a click beside it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Asks something over the current screen while a request waits for it, so that nothing typed is lost. */
export const QuestionDialog = ({ title, text, leaveLabel, onLeave, onClose, children }: QuestionDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`} component="h2" sx={{ fontWeight: 700 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}text`} sx={{ mb: 3 }}>
          {text}
        </Typography>
        {children}
        <Button fullWidth onClick={onLeave} sx={{ mt: 1.5 }}>
          {leaveLabel}
        </Button>
      </DialogContent>
    </Dialog>
  );
};
