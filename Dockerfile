# syntax=docker/dockerfile:1

# 1. Everything that building takes.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/
COPY tools/package.json tools/
RUN npm ci --ignore-scripts --include=dev --workspace server --workspace client
COPY . .
RUN npm run build

# 2. What the server needs while it runs, and nothing else.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/
COPY tools/package.json tools/
RUN npm ci --ignore-scripts --omit=dev --workspace server && mkdir -p server/node_modules

# 3. The image that runs.
FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data && ln -s /app/bin/study-circle /usr/local/bin/study-circle
COPY package.json ./
COPY scripts scripts
COPY bin bin
COPY server/package.json server/
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "server/dist/main.js"]
