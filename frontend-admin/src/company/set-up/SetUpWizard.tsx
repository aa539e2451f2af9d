import { Box, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { SetUpStatus } from '../../data/types';
import { RestrictedScreen } from '../../kit/deadEnds';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { StepLinks } from '../../kit/StepLinks';
import { Note, ScreenLink } from '../../kit/texts';
import { noteWizardSeen } from '../../account/sign-in/offer';
import { StepBody } from './StepBody';
import { hasNoSample, isDone, isOptional, nextStep, stepAt, stepPath, steps, type StepId } from './steps';
import { useFinishStep, useSetUpStatus } from './useSetUp';

/** Turns the sample website into the owner's. Each step is saved by itself, so it can be left and continued. */
export const SetUpWizard = () => (
  <ResourceContextProvider value="set-up">
    <RestrictedScreen>
      <Wizard />
    </RestrictedScreen>
  </ResourceContextProvider>
);

const Wizard = () => {
  const status = useSetUpStatus();
  useEffect(noteWizardSeen, []);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title="Make this website yours"
        note={
          status.data?.isPresent === false
            ? 'It is yours. You can still go through any step again.'
            : 'About ten minutes. Leave whenever you like: what you have saved stays.'
        }
      />
      <Loaded query={status} failure="The steps could not be loaded.">
        {(found) => <Steps status={found} />}
      </Loaded>
    </Box>
  );
};

const Steps = ({ status }: { status: SetUpStatus }) => {
  const navigate = useNavigate();
  const finishStep = useFinishStep();
  const step = stepAt(useParams()['step']);
  if (!step) return <Navigate to={stepPath(status.isPresent ? nextStep(status) : 'finish')} replace />;
  const onDone = () => {
    if (isOptional(step.id)) finishStep(step.id);
    void navigate(stepPath(steps[step.index + 1]?.id ?? 'finish'));
  };
  return (
    <>
      <Progress current={step.id} status={status} />
      {/* When the sample company is gone, the last step has a heading of its own. */}
      {(step.id !== 'finish' || status.isPresent) && <StepHeading key={step.id} {...step} {...(hasNoSample(status) && step.ofOwn)} />}
      <StepBody key={`body-${step.id}`} step={step.id} status={status} onDone={onDone} />
    </>
  );
};

/** On a phone the notice of what was saved covers what is higher. */
const BELOW_NOTICES = { xs: '184px', sm: 0 };

/** Takes the focus when the step changes, so that a screen reader says where one is. */
const StepHeading = ({ index, title, note, later }: NonNullable<ReturnType<typeof stepAt>>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ mt: 3, mb: 2.5 }}>
      <Typography color="text.secondary">
        Step {index + 1} of {steps.length}
      </Typography>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ fontSize: '1.5rem', scrollMarginTop: BELOW_NOTICES, '&:focus': { outline: 'none' } }}
      >
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
      {later && (
        <Note sx={{ mt: 0.5 }}>
          Change it later under <ScreenLink to={later.path}>{later.name}</ScreenLink>.
        </Note>
      )}
    </Box>
  );
};

const Progress = ({ current, status }: { current: StepId; status: SetUpStatus }) => {
  const finished = steps.filter((step) => (step.id === 'finish' ? !status.isPresent : isDone(step, status)));
  return (
    <Box component="nav" aria-label="Steps">
      <LinearProgress
        variant="determinate"
        aria-label="Steps done"
        value={(100 * finished.length) / steps.length}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box sx={{ mt: 1.5 }}>
        <StepLinks
          label="Steps"
          steps={steps.map((step, index) => ({
            path: stepPath(step.id),
            name: step.name,
            number: index + 1,
            isDone: finished.includes(step),
            isCurrent: step.id === current,
          }))}
        />
      </Box>
    </Box>
  );
};
