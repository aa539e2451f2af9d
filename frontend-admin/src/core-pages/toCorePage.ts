/** What the form holds, as the API takes it. An empty slug is left to the server. */
export const toCorePage = ({ slug, ...data }: Record<string, unknown>): Record<string, unknown> => ({ ...data, ...(slug ? { slug } : {}) });
