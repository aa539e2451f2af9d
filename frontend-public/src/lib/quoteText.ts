/** The name of the form wherever a button leads to it. Quotations are called free by companies that say so in their settings. */
export const quoteText = ({ freeQuotes }: { freeQuotes?: boolean | null }): string => (freeQuotes ? 'Get a Free Quote' : 'Get a Quote');
