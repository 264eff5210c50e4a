# Builds the site, then keeps what serves it: Node, the pages, and the service with all that it imports.
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# Not `npm ci`: npm 11 refuses a lock that lacks the optional packages of other machines. The versions are the locked ones.
RUN npm install --no-save --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-trixie-slim
WORKDIR /site
COPY --from=build /site/package.json /site/package.json
COPY --from=build /site/dist /site/dist
COPY --from=build /site/build/service /site/build/service
COPY --from=build /site/build/*.js /site/build/*.js.map /site/build/
RUN mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0
VOLUME /site/data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4321) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "--no-maglev", "--no-concurrent-sparkplug", "build/service.js"]
