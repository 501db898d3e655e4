# syntax=docker/dockerfile:1
# Enlace in a small image: the server's sources (Node strips the types), the built pages, production packages.
# It never contains secrets: settings come with the container (docs/operations.md).

FROM node:24-bookworm-slim AS pages
WORKDIR /build
# The packages first: they change less often than the code.
COPY package.json package-lock.json ./
# No install scripts: the tests' PostgreSQL and browsers are not needed here.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Uses the image's own Node, because the packaged one needs an install script.
RUN PATH="$PATH:/build/node_modules/.bin" node scripts/build-web.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json ./
# No optional packages are used: typescript for the validation library, PostgreSQL's driver for Cloudflare.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    BIND_ADDRESS=0.0.0.0
WORKDIR /app
# Owned by root and read-only for the server, which runs as the image's user "node" (uid 1000).
COPY package.json LICENSE ./
COPY main.ts admin.ts config.ts ./
COPY admin ./admin
COPY composition ./composition
COPY config ./config
COPY core ./core
COPY docx ./docx
COPY writer ./writer
COPY server ./server
COPY adapters ./adapters
COPY --from=packages /build/node_modules ./node_modules
COPY --from=pages /build/.build/web ./.build/web
RUN mkdir /data && chown node:node /data && chmod 700 /data
VOLUME /data
USER node
EXPOSE 3000
# Checked with Node, so the image needs no curl.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between: SIGTERM reaches the server, which lets running streams finish (SHUTDOWN_GRACE_MS).
ENTRYPOINT ["node"]
CMD ["main.ts"]
