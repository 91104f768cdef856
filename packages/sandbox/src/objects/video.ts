import { imageUrl } from '../media/media-url.ts';
import { type NodeKind, names, ready } from '../protocol/reading.ts';
import type { Json, Video } from '../world/entities.ts';
import { timeOf } from './shared-fields.ts';

const isReady = ({ ready_at }: Video, now: number) => now >= ready_at;
const hasFrames = (video: Video, now: number) => isReady(video, now) && !video.broken;

/** Before the first frame exists, the platform shows a placeholder. */
const placeholder = (origin: string) => `${origin}/rsrc.php/v4/video-processing.png`;

const phase = (isDone: boolean) => ({ status: isDone ? 'complete' : 'in_progress' });

/** Uploaded, then processed, then published; a broken file ends with an error. */
const statusOf = (video: Video, now: number): Json => {
  const isDone = isReady(video, now);
  if (isDone && video.broken) {
    return {
      video_status: 'error',
      uploading_phase: phase(true),
      processing_phase: {
        status: 'error',
        errors: [{ code: 1363042, message: 'Unreadable file' }],
      },
    };
  }
  return {
    video_status: isDone ? 'ready' : 'processing',
    processing_progress: isDone ? 100 : 40,
    uploading_phase: phase(true),
    processing_phase: phase(isDone),
    publishing_phase: isDone ? phase(true) : { status: 'not_started' },
  };
};

/** Thumbnails exist after processing, never in the answer to the upload. */
export const thumbnailsOf = (video: Video, origin: string, now: number): Json[] =>
  hasFrames(video, now)
    ? [0, 1, 2].map((frame) => ({
        id: `${video.id.slice(0, -1)}${frame}`,
        uri: imageUrl(origin, video.account_id, frame === 0 ? video.id : `${video.id}-${frame}`),
        width: 1280,
        height: 720,
        scale: 1,
        is_preferred: frame === 0,
      }))
    : [];

export const videoKind: NodeKind<Video> = {
  type: 'Video',
  defaults: 'updated_time,id',
  fields: {
    id: ({ id }) => id,
    title: ({ name }) => name,
    length: ({ length }) => length,
    status: (video, { now }) => statusOf(video, now),
    picture: (video, { origin, now }) =>
      hasFrames(video, now) ? imageUrl(origin, video.account_id, video.id) : placeholder(origin),
    is_instagram_eligible: (video, { now }) => isReady(video, now),
    published: () => true,
    created_time: (video, { world }) => timeOf(world, video, video.created),
    updated_time: (video, { world }) => timeOf(world, video, video.updated),
    thumbnails: (video, { origin, now }) => ready({ data: thumbnailsOf(video, origin, now) }),
  },
  known: names(`
    ad_breaks admin_creator audio_isrc backdated_time backdated_time_granularity
    boost_eligibility_info content_category content_tags copyright copyright_check_information
    copyright_monitoring_status custom_labels description embed_html embeddable event expiration
    format from icon is_crosspost_video is_crossposting_eligible is_episode is_reference_only
    live_audience_count live_status music_video_copyright permalink_url place post_id post_views
    premiere_living_room_status privacy scheduled_publish_time source spherical
    universal_video_id views`),
};
