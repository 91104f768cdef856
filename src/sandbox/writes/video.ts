import type { Call } from '../graph/call.ts';
import { readShape } from '../graph/shape.ts';
import { refuseParam, requireParam } from '../refusal.ts';
import { keep } from '../world/keep.ts';
import { remember } from '../world/remember.ts';
import type { Account, Video } from '../world/things.ts';

const processingMs = 20_000;
const mostUploads = 200;

const newVideo = ({ world, now }: Call, account: Account, name: string): Video =>
  keep(world, {
    kind: 'video',
    id: world.mint.objectId(),
    seq: world.mint.next(),
    account_id: account.account_id,
    name,
    ready_at: now + processingMs,
    length: 15,
    created: now,
    updated: now,
    extra: {},
  });

/** The three steps of a chunked upload; nothing but the count of bytes is kept. */
const chunked = (call: Call, account: Account, phase: string) => {
  const {
    upload_session_id: session = '',
    title,
    file_size,
  } = readShape({ upload_session_id: 'text', title: 'text', file_size: 'int' }, call.params);
  const { uploads, mint } = call.world;
  if (phase === 'start') {
    const id = mint.objectId();
    const size = file_size ?? requireParam('file_size');
    remember(
      uploads,
      id,
      { account_id: account.account_id, name: title ?? 'untitled', received: 0 },
      mostUploads,
    );
    return { video_id: id, upload_session_id: id, start_offset: '0', end_offset: String(size) };
  }
  const upload = uploads.get(session);
  if (!upload) return refuseParam('The upload session does not exist.', 'upload_session_id');
  if (phase === 'transfer') {
    upload.received += call.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return { start_offset: String(upload.received), end_offset: String(upload.received) };
  }
  uploads.delete(session);
  const video = newVideo(call, account, title ?? upload.name);
  return { success: true, video_id: video.id, id: video.id };
};

export const uploadVideo = (call: Call, account: Account) => {
  const { file_url, title, name, upload_phase } = readShape(
    { file_url: 'text', title: 'text', name: 'text', upload_phase: 'text' },
    call.params,
  );
  if (upload_phase) return chunked(call, account, upload_phase);
  if (!file_url && call.files.length === 0) return requireParam('file_url');
  if (file_url && !/^https?:\/\/\S+$/.test(file_url)) {
    refuseParam('Param file_url must be an address.', 'file_url');
  }
  return { id: newVideo(call, account, title ?? name ?? 'untitled').id };
};
