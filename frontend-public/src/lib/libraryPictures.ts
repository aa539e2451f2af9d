const UPLOAD = /^(\/media\/[\da-f-]{36})\.(?:webp|png)$/;

/** The small copy of an uploaded picture; any other address as it is. */
export const smallPicture = (address: string): string => address.replace(UPLOAD, '$1-small.webp');
