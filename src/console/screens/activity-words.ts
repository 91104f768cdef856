import type { ActivityAction } from '../../operations/activity/answers/event.ts';

/** Tells an event as a person says it; an event that another version wrote is shown by its name. */
const words: Record<string, string> = {
  'write.create_campaign': 'made the campaign',
  'write.create_adset': 'made the ad set',
  'write.create_creative': 'made the creative',
  'write.create_ad': 'made the ad',
  'write.upload_image': 'uploaded the picture',
  'write.upload_video': 'uploaded the video',
  'write.settled': 'found out about',
  'key.minted': 'made the key',
  'key.revoked': 'revoked the key',
  'member.invited': 'invited',
  'member.invitation_withdrawn': 'withdrew the invitation of',
  'member.joined': 'joined',
  'member.set': 'gave a role to',
  'member.removed': 'removed',
  'sign_in.session_started': 'signed in',
  'sign_in.session_ended': 'ended a session',
  'sign_in.other_sessions_ended': 'ended all other sessions',
  'sign_in.password_set': 'set a new password',
  'sign_in.passkey_added': 'added the passkey',
  'sign_in.passkey_removed': 'removed the passkey',
  'member.left': 'left',
  'workspace.created': 'made the client',
  'workspace.renamed': 'renamed the client to',
  'workspace.guardrails_changed': 'changed the guardrails of',
  'workspace.archived': 'archived the client',
  'workspace.unarchived': 'took the client out of the archive',
  'connection.link_created': 'made a connection link',
  'connection.connected': 'connected to Meta as',
  'connection.removed': 'disconnected from Meta',
  'connection.expiring': 'noticed that the connection ends soon',
  'connection.expired': 'noticed that the connection ended',
  'connection.pinned': 'chose the ad account',
  'connection.unpinned': 'no longer uses a fixed ad account',
  'launch.started': 'started the launch',
  'launch.finished': 'finished the launch',
  'launch.stopped': 'stopped the launch',
  'launch.cancelled': 'cancelled the launch',
  'launch.approved': 'approved the launch',
  'launch.review_link_created': 'made a review link for the launch',
  'launch.review_links_withdrawn': 'withdrew the review links of the launch',
  'launch.changes_requested': 'asked for changes to the launch',
  'launch.resumed': 'resumed the launch',
  'launch.waiting': 'holds the launch for a while:',
  'webhook.created': 'added the webhook',
  'webhook.deleted': 'removed the webhook',
  'webhook.switched_off': 'switched off the webhook',
  'webhook.switched_on': 'switched on the webhook',
  'webhook.rotated': 'gave a new secret to the webhook',
  'account.plan_set': 'changed the plan of',
  'account.disabled': 'switched off the account',
  'account.enabled': 'switched on the account',
  'account.deleted': 'deleted the account of a',
  'workspace.handed_over': 'handed the client over to',
  'account.proven': 'confirmed the address of',
  'copy.generated': 'had ad copy written',
  'object.found_live': 'found live',
  'object.differs': 'found stored otherwise than sent',
} satisfies Record<ActivityAction, string>;

/** Names what a write that came to nothing was meant to do. */
const attempts: Record<string, string> = { made: 'make', uploaded: 'upload' };

const nothingCame = new Set(['rejected', 'not_sent', 'not_created']);

export const actionWords = (action: string, outcome = 'done') => {
  const phrase = words[action] ?? action.replace('.', ' ').replaceAll('_', ' ');
  if (!nothingCame.has(outcome)) return phrase;
  return phrase.replace(/^(made|uploaded)/, (verb) => `tried to ${attempts[verb] ?? verb}`);
};

type OutcomeLook = 'ok' | 'warn' | 'bad' | 'idle';

const outcomes: Record<string, [look: OutcomeLook, words: string]> = {
  in_progress: ['idle', 'Under way'],
  rejected: ['bad', 'Refused by Meta'],
  not_sent: ['idle', 'Not sent'],
  unknown: ['warn', 'Being looked up'],
  not_created: ['idle', 'Not made'],
  ambiguous: ['warn', 'Unclear'],
};

/** Null where all went as it should. */
export const outcomeWords = (outcome: string) => outcomes[outcome] ?? null;

export const actionGroups: readonly (readonly [value: string, label: string])[] = [
  ['write', 'What was made'],
  ['launch', 'Launches'],
  ['connection', 'Connection'],
  ['key', 'Keys'],
  ['member', 'Members'],
  ['sign_in', 'Signing in'],
  ['webhook', 'Webhooks'],
  ['copy', 'Ad copy'],
  ['workspace', 'Client'],
];
