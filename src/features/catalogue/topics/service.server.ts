import type { Db } from '../../../platform/db/pool.ts'
import { createMemo } from '../../../platform/memo.ts'
import { type Clock, MINUTE_MS, stopwatch } from '../../../platform/time.ts'
import { countList } from '../data.server.ts'
import type { SchoolDateId } from '../dates/rules.ts'
import { type ListQuery, toFilter } from '../list.service.server.ts'
import { PAGE_MAX } from '../rules.ts'
import {
  type Rung,
  type SampledSubject,
  selectKinds,
  selectLadder,
  selectSamples,
  selectSet,
  selectSets,
} from './data.server.ts'
import { FIXED_TOPICS, inOrder, kindTopic, LEAST_SHEETS, setTopic, type Topic, variedPictures } from './rules.ts'

/** Sheets of a level on the page of a topic. */
const PER_LEVEL = 10

/** Pictures beside the name of a date or a goal. */
const SAMPLES = 3

/** Pictures read for each that is shown: neighbours show others where they can. */
const CHOICE = 6

/** A topic with the number of its sheets. */
export interface CountedTopic extends Topic {
  readonly count: number
}

/** Sheets from easy to hard. */
export interface Ladder {
  readonly rungs: readonly Rung[]
  readonly total: number
  readonly free: number
}

/** The page of a topic. */
export interface TopicPage extends Ladder {
  readonly topic: Topic
}

interface TopicsDeps {
  readonly db: Db
  readonly clock: Clock
  /** A paragraph by a teacher for the page of a kind of sheet, by its id. */
  readonly kindAdvice?: Readonly<Record<string, string>>
}

/** Pages about one subject: a year, a year's subject, a theme, a set, a kind of sheet, a date (rule: topics). */
export function createTopics({ db, clock, kindAdvice = {} }: TopicsDeps) {
  const memo = createMemo<CountedTopic[]>({ max: 1, lifetimeMs: MINUTE_MS, now: stopwatch })
  const pictures = createMemo<ReadonlyMap<string, readonly string[]>>({ max: 5, lifetimeMs: MINUTE_MS, now: stopwatch })

  async function count(): Promise<CountedTopic[]> {
    const now = clock()
    const fixed = await Promise.all(
      FIXED_TOPICS.map(async (topic) => ({ ...topic, count: await countList(db, toFilter(topic.filter, now)) })),
    )
    const [sets, kinds] = [await selectSets(db), await selectKinds(db)]
    const slugs = new Set(fixed.map(({ slug }) => slug))
    const found = [
      ...sets.map((set) => ({ ...setTopic(set), count: set.count })),
      ...kinds.map((kind) => ({ ...kindTopic(kind, kindAdvice[kind.id]), count: kind.count })),
    ].filter(({ slug }) => !slugs.has(slug))
    return [...fixed, ...found]
  }

  const all = () => memo.get('all', count)

  async function ladderOf(filter: ListQuery, more: { readonly kind?: string; readonly set?: string }): Promise<Ladder> {
    const rungs = inOrder(await selectLadder(db, toFilter(filter, clock()), more, PER_LEVEL))
    const sum = (part: (rung: Rung) => number) => rungs.reduce((whole, rung) => whole + part(rung), 0)
    return { rungs, total: sum(({ total }) => total), free: sum(({ free }) => free) }
  }

  return {
    /** The topics with enough sheets for a page, in the order of the index. */
    async listed(): Promise<CountedTopic[]> {
      return (await all()).filter((topic) => topic.count >= LEAST_SHEETS)
    },

    /** Pictures of some sheets of every date, goal, year, theme or code of the BNCC. */
    samples: (of: SampledSubject, count = SAMPLES) =>
      pictures.get(`${of} ${count}`, async () => variedPictures(await selectSamples(db, of, count * CHOICE), count)),

    /** The page at a slug; null for an unknown one. */
    async page(slug: string): Promise<TopicPage | null> {
      const topic = (await all()).find((candidate) => candidate.slug === slug)
      if (!topic) return null
      const { kind, set, ...filter } = topic.filter
      const ladder = await ladderOf(filter, { ...(kind !== undefined && { kind }), ...(set !== undefined && { set }) })
      if (set === undefined) return { topic, ...ladder }
      // A set is used in its order, whatever the level.
      const { total, free } = ladder
      const activities = await selectSet(db, set, PAGE_MAX)
      return { topic, rungs: [{ level: null, activities, total, free }], total, free }
    },

    /** The sheets of a date. */
    date: (occasion: SchoolDateId): Promise<Ladder> => ladderOf({ occasion }, {}),
  }
}

export type Topics = ReturnType<typeof createTopics>
