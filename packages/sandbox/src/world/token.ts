type TokenType = 'USER' | 'SYSTEM_USER' | 'PAGE' | 'APP';

export type Token = {
  token: string;
  type: TokenType;
  app_id: string;
  /** The person of the token; an app token has none. */
  user_id?: string | undefined;
  /** The Page of a Page token. */
  page_id?: string | undefined;
  scopes: string[];
  issued: number;
  long_lived: boolean;
  /** Milliseconds; 0: never. */
  expires: number;
  data_access_expires: number;
  /** Why it has ended: a subcode of error 190. */
  dead?: number | undefined;
  /** When it was ended by command, so that it can be made valid again. */
  ended_at?: number | undefined;
};
