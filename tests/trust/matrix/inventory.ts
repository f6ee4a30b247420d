import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createServer, type EdgeOptions, POSTED_PAGES } from '../../../src/http/server.ts'
import routes from '../../../src/web/routes.ts'

const WEB = resolve(import.meta.dirname, '../../../src/web')

/** Answers every name and call with itself: endpoints are only registered here, none is opened. */
const anything: unknown = new Proxy(() => undefined, { get: () => anything, apply: () => anything })

function registered() {
  const options = {
    site: { name: 'Atividário', origin: 'http://localhost', demo: false, links: {}, payments: {} },
    ...Object.fromEntries(
      ['services', 'inbox', 'storage', 'limits', 'log', 'metrics', 'renderPage', 'isStopping'].map((name) => [
        name,
        anything,
      ]),
    ),
    metricsToken: null,
    dependencies: [],
    // With the browser's files their endpoint would exist too; it has no separate route, only a middleware.
    assets: 'build/client',
    strictOrigin: true,
    trustedProxies: 0,
  }
  return createServer(options as unknown as EdgeOptions)
}

/** Entries of the server's list that are no routes of ours: middleware, and the 404 of a prefix. */
const NO_ENDPOINT = /^ALL (.*\*|\/og\.png|\/apple-touch-icon\.png)$/

/** Every endpoint the server knows, as `GET /rest/v1/profiles/{id}`: as registered in Hono, documented or not. */
export function serverEndpoints(): string[] {
  // Pages that take a form are screens; the server's list has only their limits.
  const pages = new Set(POSTED_PAGES.map(([path]) => path))
  const routes = registered().routes.filter(({ method, path }) => method !== 'POST' || !pages.has(path))
  const endpoints = routes.map(({ method, path }) => {
    // Both `:file{pattern}` and `:id`.
    const plain = path.replace(/:([a-z]+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}')
    return `${method} ${plain}`
  })
  return [...new Set(endpoints)].filter((endpoint) => !NO_ENDPOINT.test(endpoint))
}

type Operations = Readonly<Record<string, unknown>>

/** The OpenAPI document, as the server would answer it. */
export async function openApiDocument(): Promise<{ paths: Readonly<Record<string, Operations>> }> {
  return (await registered().request('/openapi.json')).json()
}

/** Every operation of the OpenAPI document. */
export async function documentedEndpoints(): Promise<string[]> {
  const { paths } = await openApiDocument()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** Every screen of the route table: `GET`, and `POST` where its module has an action. */
export function screens(): string[] {
  const walk = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path, index, children, file }) => {
      const address = path === undefined ? above : `${above}/${path}`.replace('//', '/')
      // A route with children and a path is a layout; one of them is its index.
      const own = children === undefined && (path !== undefined || index) ? screensOf(address || '/', file) : []
      return [...own, ...walk(children ?? [], address)]
    })
  return walk(routes, '')
}

function screensOf(address: string, file: string): string[] {
  const takesPosts = /^export (async )?(function|const) action\b/m.test(readFileSync(join(WEB, file), 'utf8'))
  return [`GET ${address}`, ...(takesPosts ? [`POST ${address}`] : [])]
}
