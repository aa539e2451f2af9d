const UNIT = 1024;
const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** '812 bytes', '34.5 KB', '2.1 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < UNIT) return `${bytes} bytes`;
  const kilobytes = bytes / UNIT;
  return kilobytes < UNIT ? `${NUMBER.format(kilobytes)} KB` : `${NUMBER.format(kilobytes / UNIT)} MB`;
}
