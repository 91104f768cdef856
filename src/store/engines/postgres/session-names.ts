/** What the server calls the connections of a node. */
export const nodeSessions = 'greenroom-node';

/** What it calls those of a node of 2.0.0 or older. */
export const oldNodeSessions = 'greenroom';

/** As a list in a statement. */
export const allNodeSessions = `'${nodeSessions}', '${oldNodeSessions}'`;
