export const postcodeCheckPath = (postcode: string, service?: string | null): string =>
  `/api/postcode-check?${new URLSearchParams({ postcode, ...(service && { service }) })}`;
