import { disapproveMark } from '../rules/review.ts';
import { retiredInterestId } from '../rules/targeting-audience.ts';
import { lettersFrom } from '../world/digest.ts';
import { tokenLength } from '../world/tokens.ts';
import { demoApp } from './demo-app.ts';

/** Computed, so that no scanner reports them as real secrets. */
const wellKnownToken = (name: string) =>
  `EAA${lettersFrom(`sandbox token: ${name}`, tokenLength - 3)}`;

/** Names that are the same for every seed, on which tests and the demo may rely. */
export const demo = {
  ...demoApp,

  /** The system user can use every account, has every permission and never expires. */
  systemUserId: '122090000000001',
  systemUserToken: wellKnownToken('system user'),

  /** The admin may do everything in all four accounts. */
  adminId: '10150000000000001',
  adminToken: wellKnownToken('admin'),
  /** The analyst reads two accounts; the token has only ads_read. */
  analystId: '10150000000000002',
  analystToken: wellKnownToken('analyst'),
  /** The newcomer has the yen account and the disabled one; the token has no ads permission. */
  newcomerId: '10150000000000003',
  newcomerToken: wellKnownToken('newcomer'),
  /** Tokens that have ended from the start: expired (463), app removed (458). */
  expiredToken: wellKnownToken('expired'),
  revokedToken: wellKnownToken('revoked'),
  /** A valid token of another app, for debug_token. */
  foreignToken: wellKnownToken('foreign app'),
  foreignAppId: '501000000000099',

  usdAccountId: '1010000000000001',
  eurAccountId: '1010000000000002',
  jpyAccountId: '1010000000000003',
  disabledAccountId: '1010000000000004',

  usdPageId: '104000000000001',
  eurPageId: '104000000000002',
  jpyPageId: '104000000000003',
  usdInstagramId: '17841400000000001',
  usdOutletInstagramId: '17841400000000003',
  eurInstagramId: '17841400000000002',
  usdPixelId: '720000000000001',
  usdOutletPixelId: '720000000000003',
  eurPixelId: '720000000000002',
  businessId: '330000000000001',
  /** The newest lead forms of these Pages. */
  usdLeadFormId: '23880000000000001',
  eurLeadFormId: '23880000000000002',

  retiredInterestId,
  /** An ad with this text in its name or story is disapproved when its review ends. */
  disapproveMark,
} as const;
