/** The recommended flow as a person types it; README.md shows these commands with their real answers. */
export type Step = {
  title: string;
  /** Shell, run in order in one shell; $KEY and the addresses are set. */
  command: string;
  /** Characters of the answer to show; the rest is left out with an ellipsis. */
  show?: number;
};

const api = 'http://127.0.0.1:8080/api/v1';

export const addresses = { api: '127.0.0.1:8080', sandbox: '127.0.0.1:8081' };

export const steps: Step[] = [
  {
    title: 'Who am I?',
    command: `curl -s ${api}/account -H "Authorization: Bearer $KEY"`,
  },
  {
    title: 'Connect the workspace. A person opens the `connect_url` in a browser:',
    command: `curl -s -X POST ${api}/adnet/connection/link -H "Authorization: Bearer $KEY"`,
  },
  {
    title: 'A program stores a system-user token instead; the sandbox platform has one ready:',
    command: `TOKEN=$(npx greenroom sandbox token)
curl -s -X POST ${api}/adnet/connection/token -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{\\"access_token\\":\\"$TOKEN\\"}"`,
  },
  {
    title: 'Look around: ad accounts, pages, and what the last week brought.',
    command: `curl -s "${api}/adnet/ad-accounts" -H "Authorization: Bearer $KEY"`,
    show: 260,
  },
  {
    title: '',
    command: `ACCOUNT=act_1010000000000001
curl -s "${api}/adnet/ad-accounts/$ACCOUNT/pages" -H "Authorization: Bearer $KEY"`,
    show: 260,
  },
  {
    title: '',
    command: `curl -s "${api}/adnet/insights/$ACCOUNT?level=account&time_range=last_7d" -H "Authorization: Bearer $KEY"`,
    show: 260,
  },
  {
    title: 'Copy that claims nothing you did not say:',
    command: `curl -s -X POST ${api}/generate/ad-copy -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d '{
    "product": "Northlight, a two-person tent for winter nights",
    "audience": "weekend hikers",
    "benefits": ["sets up in the dark", "keeps wind and snow out"],
    "num_variants": 1, "num_hooks": 1 }'`,
  },
  {
    title:
      'A picture in, its hash out. (A new connection waits before it may write: 30 seconds with the sandbox, a day with a real platform.)',
    command: `PICTURE=$(npx greenroom sandbox picture)
curl -s -X POST ${api}/adnet/images -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{\\"account_id\\":\\"$ACCOUNT\\",\\"image_url\\":\\"$PICTURE\\"}" | tee image.json`,
    show: 200,
  },
  {
    title: 'Campaign, ad set, creative, ad. All paused, whatever you ask for.',
    command: `field() { node -pe "JSON.parse(require('fs').readFileSync(0))$1"; }
CAMPAIGN=$(curl -s -X POST ${api}/adnet/campaigns -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -H 'Idempotency-Key: my-first-campaign' -d "{
    \\"account_id\\": \\"$ACCOUNT\\", \\"name\\": \\"Winter\\", \\"objective\\": \\"OUTCOME_TRAFFIC\\", \\"status\\": \\"ACTIVE\\" }" | field .id)
ADSET=$(curl -s -X POST ${api}/adnet/adsets -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{
    \\"account_id\\": \\"$ACCOUNT\\", \\"campaign_id\\": \\"$CAMPAIGN\\", \\"name\\": \\"Hikers\\",
    \\"optimization_goal\\": \\"LINK_CLICKS\\", \\"billing_event\\": \\"IMPRESSIONS\\",
    \\"bid_strategy\\": \\"LOWEST_COST_WITHOUT_CAP\\", \\"daily_budget\\": 2000 }" | field .id)
CREATIVE=$(curl -s -X POST ${api}/adnet/creatives -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{
    \\"account_id\\": \\"$ACCOUNT\\", \\"name\\": \\"Tent\\", \\"page_id\\": \\"104000000000001\\",
    \\"link_url\\": \\"https://example.com/\\", \\"message\\": \\"Sets up in the dark.\\",
    \\"image_hash\\": \\"$(field .images.bytes.hash < image.json)\\" }" | field .id)
curl -s -X POST ${api}/adnet/ads -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d "{
    \\"account_id\\": \\"$ACCOUNT\\", \\"name\\": \\"Tent ad\\", \\"adset_id\\": \\"$ADSET\\", \\"creative_id\\": \\"$CREATIVE\\" }"`,
  },
  {
    title: 'There it waits:',
    command: `curl -s "${api}/adnet/ad-accounts/$ACCOUNT/ads?campaign_id=$CAMPAIGN" -H "Authorization: Bearer $KEY"`,
    show: 220,
  },
  {
    title: 'Sent twice by accident? The same key gives the same answer, not a second campaign:',
    command: `curl -s -i -X POST ${api}/adnet/campaigns -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -H 'Idempotency-Key: my-first-campaign' -d "{
    \\"account_id\\": \\"$ACCOUNT\\", \\"name\\": \\"Winter\\", \\"objective\\": \\"OUTCOME_TRAFFIC\\", \\"status\\": \\"ACTIVE\\" }" | grep -iE 'replayed|^\\{'`,
  },
];
