import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OPTIONS } from '../options.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type Person, people } from './people.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { createProduct, freePort, type Product, QUIET } from './process.ts'
import { type Provider, startProvider } from './provider.ts'
import { type ObjectStore, startStore } from './store.ts'
import { copyDatabase, template } from './template.ts'

export interface SiteOptions {
  /** More settings of PostgreSQL, `name=value`. */
  readonly postgres?: readonly string[]
  /** Files in a server that speaks S3; on the disk otherwise. */
  readonly s3?: boolean
  readonly settings?: Readonly<Record<string, string>>
  /** Modules loaded before the product. */
  readonly imports?: readonly string[]
  readonly processes?: number
  /** Called with the site's folder before anything is put there; gives more settings of the product. */
  readonly prepare?: (dir: string) => Promise<Readonly<Record<string, string>> | undefined>
  /** Called when the product has ended, before the folder goes. */
  readonly cleanUp?: (dir: string) => Promise<void>
}

/** The built product with everything it works with: PostgreSQL, a store, a mail server, the provider. */
export interface Site extends AsyncDisposable {
  readonly dir: string
  readonly secret: string
  readonly webhookSecret: string
  readonly postgres: Postgres
  readonly mailbox: Mailbox
  readonly provider: Provider
  /** The product's processes; the first is `product`. */
  readonly products: readonly Product[]
  readonly product: Product
  readonly origin: string
  /** Null while files are on the disk. */
  readonly store: ObjectStore | null
  people(count: number, kind: 'free' | 'premium' | 'admin'): Promise<Person[]>
  /** Public activities, those of everybody first. */
  activities(): Promise<{ id: string; slug: string; image_url: string }[]>
}

/** Starts a site from the template: within seconds, and without shared state. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { files } = await template()
  const dir = await mkdtemp(path.join(tmpdir(), 'atividario-trust-site-'))
  const prepared = await options.prepare?.(dir)
  await copyDatabase(path.join(dir, 'postgres'))
  const postgres = await startPostgres(path.join(dir, 'postgres'), options.postgres)
  const store = options.s3 ? await startStore(dir, path.join(files, 'objects')) : null
  if (!store) await cp(files, path.join(dir, 'files'), { recursive: true })
  const mailbox = await startMailbox()
  const ports = await Promise.all(Array.from({ length: options.processes ?? 1 }, freePort))
  const provider = await startProvider(dir, `http://localhost:${ports[0]}`)
  const secret = randomBytes(32).toString('base64url')
  const products = ports.map((port) =>
    createProduct({
      port,
      log: path.join(dir, `product-${port}.log`),
      imports: options.imports,
      settings: {
        ...QUIET,
        DATABASE_URL: postgres.url,
        DATA_DIR: dir,
        APP_SECRET: secret,
        ...store?.settings,
        ...mailbox.settings,
        ...provider.settings,
        ...options.settings,
        ...prepared,
      },
    }),
  )
  await Promise.all(products.map((product) => product.start()))
  const [product] = products
  if (!product) throw new Error('a site has a process')

  return {
    dir,
    secret,
    webhookSecret: provider.settings.MERCADOPAGO_WEBHOOK_SECRET ?? '',
    postgres,
    mailbox,
    provider,
    products,
    product,
    origin: product.origin,
    store,
    people: (count, kind) => people(postgres, secret, count, kind),
    activities: () =>
      postgres.query(`select id, slug, image_url from activities where status = 'ativo' order by is_premium, id`),
    async [Symbol.asyncDispose]() {
      for (const one of products) await one.stop()
      await provider.close()
      await mailbox.close()
      await store?.close()
      await postgres.close()
      await options.cleanUp?.(dir)
      if (!OPTIONS.keep) await rm(dir, { recursive: true, force: true })
    },
  }
}
