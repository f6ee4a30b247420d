import type { TrustCase } from '../case.ts'
import { openSite, type Site } from '../site/site.ts'
import { findNginx, startNginx } from './nginx.ts'

const PROCESSES = 3

/** A case on three processes behind nginx, on one PostgreSQL and one S3 store. */
export function behindNginx(
  name: string,
  run: (site: Site, front: string) => ReturnType<TrustCase['run']>,
  // The requests of `ask` name an address of their own, as one more proxy would.
  settings: Readonly<Record<string, string>> = { TRUST_PROXY: '2' },
): TrustCase {
  return {
    group: 'several processes',
    name,
    async run() {
      if (!findNginx()) return { happened: 'skipped: nginx missing', lost: 0 }
      await using site = await openSite({ s3: true, processes: PROCESSES, settings })
      const nginx = await startNginx(
        site.dir,
        site.products.map(({ origin }) => origin),
      )
      try {
        return await run(site, nginx.origin)
      } finally {
        await nginx.stop()
      }
    },
  }
}
