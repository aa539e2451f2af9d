const UPLOAD = /^(\/media\/[\da-f-]{36})\.(?:webp|png)$/;

/** The small copy of an uploaded picture; any other address as it is. */
export const smallPicture = (address: string): string => address.replace(UPLOAD, '$1-small.webp');

/** The srcset of an uploaded picture; undefined for other addresses. */
export function libraryCopies(address: string): string | undefined {
  const name = UPLOAD.exec(address)?.[1];
  return name && `${name}-small.webp 480w, ${name}-medium.webp 800w, ${address} 2560w`;
}
