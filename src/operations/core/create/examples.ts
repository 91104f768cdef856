/** Ids that the built-in sandbox knows, so that every example can be tried unchanged. */
export const exampleIds = {
  account: 'act_1010000000000001',
  eurAccount: 'act_1010000000000002',
  page: '104000000000001',
  instagramAccount: '17841400000000001',
  campaign: '120220010002609218',
  adset: '120220010002666759',
  creative: '120220010002713579',
  ad: '120220010002733618',
  imageHash: '9bfd7b6e6f7ea80a717bc095df4b54e1',
  video: '120220010000015977',
  newObject: '120220010002802144',
} as const;

/** One page with a row as the platform sends it. */
export const examplePage = (row: Record<string, unknown>) => ({
  data: [row],
  paging: { cursors: { before: 'QVFIVW1GMDAwMDAwMjIy', after: 'QVFIVW1GMDAwMDAwMjIy' } },
});
