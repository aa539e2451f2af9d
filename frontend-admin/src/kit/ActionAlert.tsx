import { Alert, type AlertProps, Button } from '@mui/material';

interface ActionAlertProps extends Omit<AlertProps, 'action'> {
  /** The text of its button. */
  action: string;
  onAction: () => void;
  loading?: boolean;
}

/** A notice with one thing to do about it. */
export const ActionAlert = ({ action, onAction, loading, ...alert }: ActionAlertProps) => (
  <Alert
    {...alert}
    action={
      <Button color="inherit" size="small" loading={loading} onClick={onAction}>
        {action}
      </Button>
    }
  />
);
