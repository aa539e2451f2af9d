import { expect, test } from '@jest/globals';
import { currentToast, dismissToast, showToast } from './toasts';

test('replaces a notification with the next one', () => {
  showToast({ title: 'Service Created', variant: 'default' });
  showToast({ title: 'Error', description: 'Failed to update service. Please try again.', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Error', variant: 'destructive' });
});

test('keeps the newer notification when an older one is closed', () => {
  showToast({ title: 'Draft Saved', variant: 'default' });
  const former = currentToast()?.id ?? 0;
  showToast({ title: 'Published Successfully', variant: 'default' });
  dismissToast(former);
  expect(currentToast()?.title).toBe('Published Successfully');
  dismissToast(former + 1);
  expect(currentToast()).toBeNull();
});
