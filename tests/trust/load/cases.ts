import { usage } from '../../../bench/product.ts'
import type { TrustCase } from '../case.ts'
import { OPTIONS } from '../options.ts'
import { openSite, type Site } from '../site/site.ts'
import { must, tally, until } from '../site/wait.ts'
import { floods } from './floods.ts'
import { createGenerator, type Hit } from './generator.ts'
import { imports } from './imports.ts'
import { mixedTraffic } from './traffic.ts'
import { waits } from './waits.ts'

const group = 'load'
/** People who click without a pause while capacity is measured. */
const CLICKERS = 24
/** Longer than a cached page stays fresh (45 s), so that rendering is part of the load. */
const WARM_UP_S = 60
const MEASURE_S = 50
const STEADY_SHARE = 0.7
const OVERLOAD_TIMES = 3
const OVERLOAD_S = 20
/** Largest ratio of the last third to the first: a busy machine varies. */
const P99_RATIO_MAX = 3
const MEMORY_RATIO_MAX = 1.3
/** Of what it can do alone, what it still does for people while three times as many want something. */
const GOODPUT_MIN = 0.5
const RECOVERED_WITHIN_MS = 3_000

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const median = (values: readonly number[]) => percentile(values, 0.5)
const isGood = ({ status }: Hit) => status === 200
const words = (hits: readonly Hit[]) => tally(hits.map(({ kind, status }) => `${kind} ${status || 'no answer'}`))

async function capacityOf(site: Site) {
  const generator = createGenerator(site.origin, await mixedTraffic(site))
  await generator.closed(CLICKERS, WARM_UP_S)
  const hits = await generator.closed(CLICKERS, MEASURE_S)
  const bad = hits.filter((hit) => !isGood(hit))
  must(bad.length === 0, `while measuring capacity: ${words(bad)}`)
  return { generator, perSecond: hits.length / MEASURE_S }
}

/** Memory of the product, looked at once a second (MB). */
function watchMemory(pid: number) {
  const seen: number[] = []
  const timer = setInterval(() => seen.push(usage(pid).memoryMb), 1_000)
  return {
    stop() {
      clearInterval(timer)
      return seen
    },
  }
}

const thirds = <T>(all: readonly T[]) => [all.slice(0, all.length / 3), all.slice((all.length * 2) / 3)] as const

/** Each minute: the number of failures, the p99 of the rest, and the memory. */
function timeline(hits: readonly Hit[], memory: readonly number[]): string {
  const minutes = Math.ceil(memory.length / 60)
  return Array.from({ length: minutes }, (_, minute) => {
    const own = hits.filter(({ at }) => Math.floor(at / 60) === minute)
    const good = own.filter(isGood).map(({ ms }) => ms)
    const megabytes = median(memory.slice(minute * 60, (minute + 1) * 60))
    return `${minute}: ${own.length - good.length} bad, p99 ${percentile(good, 0.99).toFixed(0)} ms, ${megabytes.toFixed(0)} MB`
  }).join('; ')
}

/** Slope of the values, by least squares, for each step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [rise, run] = values.reduce(
    ([up, along], value, index) => [up + (index - middle) * (value - mean), along + (index - middle) ** 2],
    [0, 0],
  )
  return rise / run
}

const steady: TrustCase = {
  group,
  name: `Mixed traffic at 70 % of capacity, ${OPTIONS.minutes} min`,
  async run() {
    await using site = await openSite()
    const { generator, perSecond } = await capacityOf(site)
    const seconds = OPTIONS.minutes * 60
    const memory = watchMemory(site.product.pid())
    const { hits, unsent } = await generator.open(perSecond * STEADY_SHARE, seconds)
    const seen = memory.stop()
    const [early, late] = thirds(seen)
    generator.close()
    const bad = hits.filter((hit) => !isGood(hit))
    const part = (from: number, to: number) =>
      percentile(
        hits.filter(({ at }) => at >= seconds * from && at < seconds * to).map(({ ms }) => ms),
        0.99,
      )
    const [first, last] = [part(0, 1 / 3), part(2 / 3, 1)]
    const all = [...early, ...late]
    must(bad.length === 0, `of ${hits.length} requests: ${words(bad)}. By the minute: ${timeline(hits, seen)}`)
    must(last / first < P99_RATIO_MAX, `p99 went from ${first.toFixed(0)} to ${last.toFixed(0)} ms`)
    const growth = median(late) / median(early)
    must(growth < MEMORY_RATIO_MAX, `memory went from ${median(early).toFixed(0)} to ${median(late).toFixed(0)} MB`)
    return {
      happened: `${hits.length} requests at ${(perSecond * STEADY_SHARE).toFixed(0)}/s of ${perSecond.toFixed(0)}/s, ${unsent} not sent, no error; p99 ${first.toFixed(0)} → ${last.toFixed(0)} ms (× ${(last / first).toFixed(2)}); memory ${median(early).toFixed(0)} → ${median(late).toFixed(0)} MB (${(slope(all) * 60).toFixed(1)} MB/min)`,
      lost: 0,
    }
  },
}

const overload: TrustCase = {
  group,
  name: 'Three times the capacity',
  async run() {
    await using site = await openSite()
    const { generator, perSecond } = await capacityOf(site)
    const { hits, unsent } = await generator.open(perSecond * OVERLOAD_TIMES, OVERLOAD_S)
    const stoppedAt = performance.now()
    await until('all is well again', async () => (await generator.closed(4, 0.5)).every(isGood), 30_000)
    const recovered = performance.now() - stoppedAt
    generator.close()
    const share = (kinds: readonly string[]) => {
      const own = hits.filter(({ kind }) => kinds.includes(kind))
      return own.filter(isGood).length / own.length
    }
    const served = {
      visitors: share(['browse', 'picture', 'search']),
      members: share(['member']),
      changes: share(['signIn']),
      webhook: share(['webhook']),
    }
    const goodput = hits.filter(isGood).length / (Math.max(...hits.map(({ at }) => at)) || 1)
    const shed = hits.filter(({ status }) => status === 503)
    const odd = hits.filter((hit) => !isGood(hit) && hit.status !== 503)
    const p99 = percentile(
      hits.filter(isGood).map(({ ms }) => ms),
      0.99,
    )
    const percent = (value: number) => `${(value * 100).toFixed(0)} %`
    const told = `served: visitors ${percent(served.visitors)}, members ${percent(served.members)}, changes ${percent(served.changes)}, provider ${percent(served.webhook)}; ${goodput.toFixed(0)}/s good of ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${shed.length} shed, ${unsent} not sent`
    must(odd.length === 0, `${words(odd)}; ${told}`)
    must(
      shed.length > 0 && shed.every(({ retryAfter }) => retryAfter),
      `nothing was shed, or without Retry-After; ${told}`,
    )
    must(goodput > perSecond * GOODPUT_MIN, `it collapsed: ${told}`)
    must(served.webhook === 1, `notifications were turned away: ${told}`)
    must(
      served.visitors >= served.members && served.members >= served.changes,
      `visitors were not the last to suffer: ${told}`,
    )
    must(recovered < RECOVERED_WITHIN_MS, `recovered only after ${recovered.toFixed(0)} ms; ${told}`)
    return { happened: `${told}; all well ${(recovered / 1000).toFixed(1)} s after`, lost: 0 }
  },
}

export const cases: readonly TrustCase[] = [...floods, ...waits, ...imports, steady, overload]
