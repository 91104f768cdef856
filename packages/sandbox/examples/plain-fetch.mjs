const { GRAPH_URL, TOKEN } = process.env;

const answer = await fetch(`${GRAPH_URL}/me/adaccounts?fields=name,currency`, {
  headers: { authorization: `Bearer ${TOKEN}` },
});
const { data } = await answer.json();
console.log(data.map(({ name }) => name).join(', '));
