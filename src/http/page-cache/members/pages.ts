import type { MarkedVisit } from '../../../web/context.ts'
import type { RootReading } from '../../../web/root-data.ts'
import { type CachedPage, createPageCache, PAGE_OVERHEAD_BYTES, type PageCache } from '../cache.ts'
import { lastingHeaders } from '../visitors/pages.ts'
import { kindOf, marked, randomMarks } from './placeholders.ts'
import { type Template, templateOf } from './template.ts'

/** Memory budget of cached pages (bytes, plain and compressed): about two hundred pages. */
const BUDGET_BYTES = 32 * 1024 * 1024

/** A page as one kind of people gets it, with gaps where the personal texts go. */
export interface MemberPage extends CachedPage {
  /** In lower case; without length, encoding, caching and policy. */
  readonly headers: Readonly<Record<string, string>>
  readonly template: Template
}

export interface MemberPagesOptions {
  /** Renders the page of an address (path and query) as a kind of people sees it. */
  readonly render: (address: string, visit: MarkedVisit) => Promise<Response>
  /** Monotonic clock (ms): with the time of day, a clock that is set back by a day would hold pages for a day. */
  readonly now: () => number
  readonly budgetBytes?: number
}

/** Pages of members, by address and kind of person; null for those that cannot be had this way. */
export function createMemberPages({ render, now, budgetBytes = BUDGET_BYTES }: MemberPagesOptions) {
  async function make(key: string, renderedAt: number): Promise<MemberPage | null> {
    const { address, kind } = JSON.parse(key)
    const marks = randomMarks()
    let personal = false
    const onPersonal = () => {
      personal = true
    }
    const answer = await render(address, { root: marked(kind, marks), onPersonal })
    const html = await answer.text()
    const { 'content-security-policy': policy, ...headers } = lastingHeaders(answer)
    const isPage = answer.status === 200 && headers['content-type']?.startsWith('text/html')
    if (!isPage || !policy || personal || answer.headers.has('set-cookie')) return null
    const template = templateOf(html, { policy, marks })
    return template && { headers, template, renderedAt, bytes: template.bytes + PAGE_OVERHEAD_BYTES, shared: true }
  }
  return createPageCache<MemberPage>({ make, now, budgetBytes })
}

export type MemberPages = PageCache<MemberPage>

/** Cache key: the root loader's data without the personal fields, so every fact a page may depend on is part of it. */
export function memberPageKey(address: string, reading: RootReading): string {
  return JSON.stringify({ address, kind: kindOf(reading) })
}
