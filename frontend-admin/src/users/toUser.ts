/** An empty password is none: the present one stays. */
export const toUser = ({ password, ...data }: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...(typeof password === 'string' && password !== '' && { password }),
});
