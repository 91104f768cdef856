// undici without its browser half. Its front page loads fetch, web sockets, caches and mocks as well: 1 MB of code that this
// service never calls, read and run at each start. The build puts this file in that page's place.
import api from 'undici/lib/api/index.js';
import buildConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Client from 'undici/lib/dispatcher/client.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';
import { getGlobalDispatcher } from 'undici/lib/global.js';

// `pool.request` and its kin, put there as undici's front page does it.
Object.assign(Dispatcher.prototype, api);

const request = (address, { dispatcher = getGlobalDispatcher(), ...options } = {}) => {
  const { origin, pathname, search } = new URL(address);
  return dispatcher.request({
    method: 'GET',
    ...options,
    origin,
    path: pathname + search,
  });
};

export { Agent, buildConnector, Client, Pool, ProxyAgent, request };
