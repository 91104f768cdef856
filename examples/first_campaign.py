"""Makes a paused campaign with nothing but Python's own library."""

import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["GREENROOM_URL"] + "/api/v1/adnet/campaigns",
    data=json.dumps(
        {
            "account_id": "act_1010000000000001",
            "name": "From Python",
            "objective": "OUTCOME_TRAFFIC",
        }
    ).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["GREENROOM_API_KEY"],
        "Content-Type": "application/json",
        # Running the program again makes no second campaign.
        "Idempotency-Key": "first-campaign-from-python",
    },
)
with urllib.request.urlopen(request) as answer:
    print("made, paused:", json.load(answer)["id"])
