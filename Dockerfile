# syntax=docker/dockerfile:1
# An exact version: what is built today is built again tomorrow. Raise it for security updates.
FROM node:22.21.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/sandbox/package.json packages/sandbox/
# No package needs to run a script to be installed.
RUN npm ci --ignore-scripts
COPY bin bin
COPY scripts scripts
COPY src src
COPY docs docs
COPY packages packages
COPY tsconfig.json ./
# The program holds the sandbox; npm's link to the package would lead nowhere in the image.
RUN npm run build && npm prune --omit=dev && rm -f node_modules/graph-ads-sandbox node_modules/.bin/graph-ads-sandbox

FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/dist dist
COPY --from=build --chown=root:root /app/bin bin
RUN mkdir -m 700 /data && chown node:node /data
# The root filesystem may be mounted read-only: only /data and /tmp are written to.
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "bin/greenroom.js", "serve"]
