import os
from urllib.parse import urlsplit
from facebook_business.adobjects.user import User
from facebook_business.api import FacebookAdsApi
from facebook_business.session import FacebookSession

url = urlsplit(os.environ["GRAPH_URL"])
FacebookSession.GRAPH = url.scheme + "://" + url.netloc
FacebookAdsApi.init(access_token=os.environ["TOKEN"])

accounts = User("me").get_ad_accounts(fields=["name", "currency"])
print(", ".join(account["name"] for account in accounts))
