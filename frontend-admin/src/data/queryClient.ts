import { QueryClient } from '@tanstack/react-query';

/** Several people work at once: a screen reads its list anew when it is entered, and otherwise leaves the server alone. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
