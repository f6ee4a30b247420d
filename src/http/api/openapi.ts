import { OpenAPIHono } from '@hono/zod-openapi'
import { STORAGE_ROOT } from '../../features/catalogue/files/rules.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Services } from '../../web/context.ts'
import type { Site } from '../../web/site.ts'
import type { HttpEnv } from '../env.ts'
import { refuse } from '../refusals.ts'
import { authRoutes } from './auth.ts'
import { withEdgeRefusals } from './edge-refusals.ts'
import { functionsRoutes } from './functions.ts'
import { restRoutes } from './rest.ts'
import { storageRoutes } from './storage.ts'
import type { WebhookRoutes } from './webhook.ts'

interface ApiOptions {
  readonly services: Services
  readonly storage: Storage
  readonly site: Site
  readonly metrics: Metrics
  /** Served before the edge's checks; here it enters the document. */
  readonly webhook: WebhookRoutes
}

/**
 * The four groups of the API (rule: API groups), and the one OpenAPI document that describes them at `/openapi.json`.
 */
export function apiRoutes({ services, storage, site, webhook, metrics }: ApiOptions): OpenAPIHono<HttpEnv> {
  const api = new OpenAPIHono<HttpEnv>()
  api.route('/auth/v1', authRoutes({ accounts: services.accounts }))
  api.route('/rest/v1', restRoutes(services))
  api.route('/functions/v1', functionsRoutes(services, metrics))
  api.route('/', webhook)
  api.route(STORAGE_ROOT, storageRoutes({ downloads: services.downloads, storage }))
  for (const name of ['auth', 'rest', 'functions', 'storage']) api.all(`/${name}/v1/*`, (c) => refuse(c, 'not_found'))

  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The httpOnly cookie that signing in sets.',
  })
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  // Computed once: routes do not change while the process runs.
  let text: string | null = null
  api.get('/openapi.json', (c) => {
    text ??= JSON.stringify(withEdgeRefusals(api.getOpenAPI31Document(documentHead(site))))
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
  return api
}

function documentHead(site: Site) {
  return {
    openapi: '3.1.0',
    info: {
      title: `API do ${site.name}`,
      version: '2.0.0',
      description: 'Contas, catálogo, downloads, assinaturas e arquivos.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: site.origin }],
    tags: [
      { name: 'auth', description: 'Contas e sessões' },
      { name: 'rest', description: 'Leituras e procedimentos' },
      { name: 'functions', description: 'Funções do servidor' },
      { name: 'storage', description: 'Arquivos' },
    ],
  }
}
