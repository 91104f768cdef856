import json, os, urllib.request

request = urllib.request.Request(
    os.environ["GRAPH_URL"] + "/me/adaccounts?fields=name,currency",
    headers={"Authorization": "Bearer " + os.environ["TOKEN"]},
)
with urllib.request.urlopen(request) as answer:
    accounts = json.load(answer)["data"]
print(", ".join(account["name"] for account in accounts))
