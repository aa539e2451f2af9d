/** Both readings of a name: split at the first space (decisions.md 'Records'). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}
