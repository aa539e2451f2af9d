import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'auth:public';

/** Anyone may call this route; every other one needs a token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
