import type { Toast } from '../ui/toasts';

/** The homepage's failures have titles of their own and say what the server or the error says. */
export function failureToast(title: string, error: unknown, fallback: string): Toast {
  console.error(error);
  return { title, description: (error instanceof Error && error.message) || fallback, variant: 'destructive' };
}
