type TokenType = 'USER' | 'SYSTEM_USER' | 'PAGE' | 'APP';

export type Token = {
  token: string;
  type: TokenType;
  app_id: string;
  /** The person behind it; an app token has none. */
  user_id?: string | undefined;
  /** The Page a Page token speaks for. */
  page_id?: string | undefined;
  scopes: string[];
  issued: number;
  long_lived: boolean;
  /** Milliseconds; 0 = never. */
  expires: number;
  data_access_expires: number;
  /** Why it is dead: a subcode of error 190. */
  dead?: number | undefined;
  /** When it was ended on command; it can be let live again. */
  ended_at?: number | undefined;
};
