/** Turns the form's values into the API's. A blank password keeps the current one. */
export const toUser = ({ password, ...data }: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...(typeof password === 'string' && password !== '' && { password }),
});
