import { expect, test } from '@jest/globals';
import { currentToast, dismissToast, showToast } from './toasts';

test('a new notice takes the place of the former', () => {
  showToast({ title: 'Service Created', variant: 'default' });
  showToast({ title: 'Error', description: 'Failed to update service. Please try again.', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Error', variant: 'destructive' });
});

test('closing a notice that is gone leaves the newer one', () => {
  showToast({ title: 'Draft Saved', variant: 'default' });
  const former = currentToast()?.id ?? 0;
  showToast({ title: 'Published Successfully', variant: 'default' });
  dismissToast(former);
  expect(currentToast()?.title).toBe('Published Successfully');
  dismissToast(former + 1);
  expect(currentToast()).toBeNull();
});
