import { Alert, Box, Button } from '@mui/material';
import { useStaff } from '../../data/useCall';
import type { PlannedChange } from '../../data/types';
import { wide } from '../../kit/FieldGrid';
import { doing, ukTime, useCancelPlan } from './plans';

/** One line each; what failed is red. */
export const PlanRows = ({ plans }: { plans: PlannedChange[] }) => {
  const cancel = useCancelPlan();
  const staff = useStaff({ enabled: plans.length > 0 });
  if (plans.length === 0) return null;
  return (
    <Box component="ul" aria-label="Planned" sx={{ ...wide, listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1 }}>
      {plans.map((plan) => {
        const { id, status, failure, dueAt, createdBy } = plan;
        const by = staff.find((person) => person.id === createdBy)?.username;
        const action = status === 'failed' ? 'Put aside' : 'Cancel plan';
        return (
          <li key={id}>
            <Alert
              severity={status === 'failed' ? 'error' : 'info'}
              action={
                <Button
                  color="inherit"
                  size="small"
                  disabled={cancel.isPending}
                  onClick={() => cancel.mutate(id)}
                  aria-label={`${action}: ${plan.name}, ${ukTime(dueAt)}`}
                >
                  {action}
                </Button>
              }
              sx={{ overflowWrap: 'anywhere' }}
            >
              {`${doing(plan)} ${ukTime(dueAt)}, UK time${by ? `, planned by ${by}` : ''}.`}
              {failure && <div>{failure}</div>}
            </Alert>
          </li>
        );
      })}
    </Box>
  );
};
