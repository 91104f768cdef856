import type { Role } from '../people/roles.ts';

/** Who did something. */
export const actorKinds = ['key', 'person', 'system', 'operator'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** How a person signed in. */
export type SignInWay = 'link' | 'password' | 'passkey' | 'invitation';

export type SessionRow = {
  id: string;
  account_id: string;
  secret_hash: string;
  way: SignInWay;
  created_at: number;
  last_seen_at: number;
  /** The end of it, however much it is used. */
  expires_at: number;
  /** Where it was started: the address and the browser, for the list that its owner sees. */
  address: string | null;
  agent: string | null;
  /** When the person showed again, in this session, that it is them. */
  proved_at: number | null;
};

type SignInLinkRow = {
  id: string;
  account_id: string;
  secret_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

type PasswordRow = { account_id: string; hash: string; set_at: number };

export type PasskeyRow = {
  id: string;
  account_id: string;
  /** The authenticator's own name for it, in base64url. */
  credential_id: string;
  /** In base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; 0 if it does not count. */
  counter: number;
  /** How a browser reaches the authenticator, with commas. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** A question put to a browser's authenticator, to be answered once. */
type PasskeyChallengeRow = {
  challenge_hash: string;
  /** The account to which a passkey is added; null: a person signs in. */
  account_id: string | null;
  expires_at: number;
  /** A fingerprint of the requester: a network address, or an account. */
  asked_by: string | null;
};

/** Wrong passwords of one account or from one address. */
type SignInFailureRow = {
  /** `account:` or `address:` and a fingerprint. */
  subject: string;
  failures: number;
  last_at: number;
  blocked_until: number;
};

export type InvitationRow = {
  id: string;
  workspace_id: string;
  email: string;
  role: Role;
  invited_by: string;
  /** Of the link that is shown to the inviter. */
  secret_hash: string;
  /** Of the link in the mail, which only its reader knows; null if none was mailed. */
  mailed_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

export type PeopleTables = {
  sessions: SessionRow;
  sign_in_links: SignInLinkRow;
  passwords: PasswordRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  sign_in_failures: SignInFailureRow;
  invitations: InvitationRow;
};
