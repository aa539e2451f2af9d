export interface Credentials {
  username: string;
  password: string;
}

export type LoginErrors = Partial<Record<keyof Credentials, string>>;

export function validateLogin({ username, password }: Credentials): LoginErrors {
  return {
    ...(!username.trim() && { username: 'Username is required' }),
    ...(!password && { password: 'Password is required' }),
  };
}
