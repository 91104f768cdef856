import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before the service with `node --import`: from then on garbage does not lie about.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
setInterval(collect, 500).unref();
