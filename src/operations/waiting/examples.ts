import type { z } from 'zod';
import type { waitingAd } from './waiting-ad.ts';

export const exampleAd: z.input<typeof waitingAd> = {
  ad_id: '120220010004000001',
  workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  workspace_name: 'Northlight Outdoor',
  ad_account_id: 'act_1010000000000001',
  name: 'Broad, rain shell, lunch',
  state: 'waiting',
  effective_status: 'PAUSED',
  state_since: '2026-11-15T09:30:00.000Z',
  seen_at: '2026-11-15T09:31:00.000Z',
  made_at: '2026-11-15T09:29:00.000Z',
  made_by: { kind: 'key', id: '0198c5a2-1c0d-7e55-8a11-2f6b3d9c4e70', name: 'Nightly import' },
  campaign: { id: '120220010001000001', name: 'Autumn layers' },
  adset: { id: '120220010002000001', name: 'Broad' },
  budget: { amount: '40.00', amount_minor: 4000, currency: 'USD', period: 'day', of: 'Broad' },
  creative: {
    page_name: 'Northlight Outdoor',
    message: 'Rain by lunch, sun by four. The shell packs down to the size of a mug.',
    headline: 'The rain shell, $149',
    description: '60-day returns',
    link: 'https://northlight.example/shell',
    button: 'SHOP_NOW',
    picture_url: 'https://pictures.example/shell.jpg',
    is_video: false,
  },
  ads_manager_url:
    'https://adsmanager.facebook.com/adsmanager/manage/ads?act=1010000000000001&selected_ad_ids=120220010004000001',
};
