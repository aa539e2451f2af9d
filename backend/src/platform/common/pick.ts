export const pick = <T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;

export const omit = <T extends object, K extends keyof T>(record: T, names: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
