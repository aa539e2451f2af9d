interface Offered {
  id: string;
  group: string;
}

const RELATED = 3;

/** Ids of the next services of the same group, in the menu's order. */
export function relatedServices(services: readonly Offered[], service: Offered): string[] {
  const group = services.filter((other) => other.group === service.group);
  const at = group.findIndex(({ id }) => id === service.id);
  return [...group.slice(at + 1), ...group.slice(0, at)].slice(0, RELATED).map(({ id }) => id);
}
