import type { Call } from '../protocol/call.ts';
import { refuse, refuseParam, requireParam } from '../protocol/refusal.ts';
import { oneOf, readShape, type Values } from '../protocol/shape.ts';
import { setBounded } from '../world/bounded-map.ts';
import type { Account, Video } from '../world/entities.ts';
import { persist } from '../world/persist.ts';

const processingMs = 20_000;
const maxUploads = 200;

const newVideo = (
  { world, now }: Call,
  account: Account,
  { id, name, broken }: { id: string; name: string; broken?: boolean },
): Video =>
  persist(world, {
    kind: 'video',
    id,
    seq: world.idGenerator.next(),
    account_id: account.account_id,
    name,
    ready_at: now + processingMs,
    length: 15,
    broken,
    created: now,
    updated: now,
    extra: {},
  });

const chunkShape = {
  upload_session_id: 'text',
  title: 'text',
  file_size: 'int',
} as const;

/** The video has its id from the start; only the number of its bytes is stored. */
const startUpload = (
  { world }: Call,
  { account_id }: Account,
  values: Values<typeof chunkShape>,
) => {
  const { title: name = 'untitled', file_size: size = requireParam('file_size') } = values;
  const id = world.idGenerator.objectId();
  setBounded(world.uploads, id, { account_id, name, size, received: 0 }, maxUploads);
  return { video_id: id, upload_session_id: id, start_offset: '0', end_offset: String(size) };
};

/** The three steps of a chunked upload. Equal offsets say that everything has arrived. */
const chunked = (call: Call, account: Account, phase: string) => {
  oneOf(phase, 'upload_phase', ['start', 'transfer', 'finish']);
  const values = readShape(chunkShape, call.params);
  if (phase === 'start') return startUpload(call, account, values);
  const { uploads } = call.world;
  const session = values.upload_session_id ?? '';
  const upload = uploads.get(session);
  if (upload?.account_id !== account.account_id) {
    return refuseParam('The upload session does not exist.', 'upload_session_id');
  }
  if (phase === 'transfer') {
    upload.received += call.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const next = Math.min(upload.received, upload.size);
    return { start_offset: String(next), end_offset: String(upload.size) };
  }
  uploads.delete(session);
  const { id } = newVideo(call, account, {
    id: session,
    name: values.title ?? upload.name,
  });
  return { success: true, video_id: id, id };
};

/** The sandbox fetches nothing. An address under `.invalid` is treated as one that does not answer. */
const unreachable = /^https?:\/\/[^/?#]*\.invalid(?:[:/?#]|$)/i;
/** A file with this name arrives but cannot be processed. */
const brokenFile = /\/broken\.\w+(?:[?#]|$)/i;

const checkFetchable = (url: string) => {
  if (!unreachable.test(url)) return;
  refuse({ code: 389, message: '(#389) Unable to fetch video file from URL.' });
};

const refuseCopy = (): never =>
  refuse({
    code: 390,
    subcode: 1363030,
    message: '(#390) There was a problem uploading your video.',
    title: 'Video cannot be copied',
    text: 'Upload the file to this account instead.',
    blame: [['copy_from']],
  });

/** Endings that are certainly not those of a video. */
const otherFile = /\.(jpe?g|png|gif|webp|bmp|txt|pdf|html?|zip|mp3|wav)(?:[?#]|$)/i;

const checkFile = (url: string | undefined, files: Call['files']) => {
  for (const { bytes } of files) {
    if (bytes.length > 0) continue;
    refuse({ code: 382, message: '(#382) The video file you tried to upload is too small.' });
  }
  if ([url ?? '', ...files.map(({ filename }) => filename)].some((name) => otherFile.test(name))) {
    const text = 'The video file you selected is in a format that we don’t support.';
    refuse({ code: 352, message: `(#352) ${text}` });
  }
};

export const uploadVideo = (call: Call, account: Account) => {
  const { file_url, title, name, upload_phase } = readShape(
    { file_url: 'text', title: 'text', name: 'text', upload_phase: 'text' },
    call.params,
  );
  if (call.params['copy_from'] !== undefined) refuseCopy();
  if (upload_phase) return chunked(call, account, upload_phase);
  if (!file_url && call.files.length === 0) return requireParam('file_url');
  if (file_url && !/^https?:\/\/\S+$/.test(file_url)) {
    refuseParam('Param file_url must be an address.', 'file_url');
  }
  if (file_url) checkFetchable(file_url);
  checkFile(file_url, call.files);
  const video = {
    id: call.world.idGenerator.objectId(),
    name: title ?? name ?? 'untitled',
    broken: file_url !== undefined && brokenFile.test(file_url),
  };
  return { id: newVideo(call, account, video).id };
};
