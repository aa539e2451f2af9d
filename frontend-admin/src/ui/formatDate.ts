const DATE = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** '21/11/2026, 09:05' in the reader's time zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
