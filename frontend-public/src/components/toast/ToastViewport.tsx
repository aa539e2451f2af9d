import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToast, dismissToast, subscribeToToasts } from './toasts';
import { Icon } from '../Icon';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

function ToastViewport() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Radix.Root
          key={toast.id}
          className={`toast toast-${toast.variant}`}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <Radix.Title className="toast-title">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          <Radix.Close className="icon-button toast-close" aria-label="Close">
            <Icon name="close" size={18} />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  );
}

export function mountToasts(): HTMLElement {
  const root = document.createElement('div');
  createRoot(root).render(<ToastViewport />);
  return root;
}
