const { FacebookAdsApi, User } = require('facebook-nodejs-business-sdk');

const { origin } = new URL(process.env.GRAPH_URL);
Object.defineProperty(FacebookAdsApi, 'GRAPH', { get: () => origin });
FacebookAdsApi.init(process.env.TOKEN);

new User('me').getAdAccounts(['name', 'currency']).then((accounts) => {
  console.log(accounts.map(({ name }) => name).join(', '));
});
