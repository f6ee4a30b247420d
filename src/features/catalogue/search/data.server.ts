/** A search by the groups of its matches; rank in ranking.rules.ts defines them. */
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import {
  byTitle,
  COLUMNS,
  type ListFilter,
  matching,
  narrowed,
  tagContains,
  toActivity,
  visible,
} from '../filter.data.server.ts'
import type { Activity } from '../schema.ts'
import type { SearchGroup } from './ranking.rules.ts'
import { escapeLike, wholeWordsPattern } from './rules.ts'

/** Groups of whole words, the best first, and those of parts of words (rule: search groups). */
export const WHOLE_GROUPS = [0, 1, 2, 3] as const satisfies readonly SearchGroup[]
export const PART_GROUPS = [4, 5, 6, 7] as const satisfies readonly SearchGroup[]

/** Reading of the groups of a text. */
export interface Grouping {
  /** False where whole words and parts of words are one: then only {@link WHOLE_GROUPS} have matches. */
  readonly isSplit: boolean
  /** True while the text is typed: its last word may go on. */
  readonly isOpen: boolean
  /** Near matches, which no group of parts has; null without any. */
  readonly near: RawBuilder<boolean> | null
}

/** Conditions of a text for each field: anywhere, and as whole words. */
function conditions(foldedText: string, open: boolean) {
  const text = escapeLike(foldedText)
  const contains = `%${text}%`
  const pattern = wholeWordsPattern(foldedText, { open })
  const title = sql<boolean>`title_folded like ${contains}`
  const description = sql<boolean>`description_folded like ${contains}`
  const tags = (eb: ExpressionBuilder<DB, 'activities'>) => tagContains(eb, contains)
  return {
    starts: sql<boolean>`title_folded like ${`${text}%`}`,
    ...{ title, description, tags },
    startsWhole: sql<boolean>`(title_folded like ${`${text}%`} and title_folded ~ ${wholeWordsPattern(foldedText, { open, starting: true })})`,
    titleWhole: sql<boolean>`(${title} and title_folded ~ ${pattern})`,
    descriptionWhole: sql<boolean>`(${description} and description_folded ~ ${pattern})`,
    tagsWhole: (eb: ExpressionBuilder<DB, 'activities'>) =>
      eb.and([tags(eb), sql<boolean>`exists (select from unnest(tags) as tag where fold(tag) ~ ${pattern})`]),
  }
}

/** The condition of all four groups of whole words together. */
export function inAnyWholeGroup(foldedText: string) {
  const { titleWhole, descriptionWhole, tagsWhole } = conditions(foldedText, false)
  return (eb: ExpressionBuilder<DB, 'activities'>) => eb.or([titleWhole, descriptionWhole, tagsWhole(eb)])
}

/** The condition of one group, which no activity of another fulfils. */
function inSearchGroup(group: SearchGroup, foldedText: string, { isSplit, isOpen, near }: Grouping) {
  const found = conditions(foldedText, isOpen)
  const isPart = group > 3
  return (eb: ExpressionBuilder<DB, 'activities'>) => {
    const fields =
      isSplit && !isPart
        ? [found.startsWhole, found.titleWhole, found.descriptionWhole, found.tagsWhole(eb)]
        : [found.starts, found.title, found.description, found.tags(eb)]
    const place = group % 4
    // A title that starts with the text contains it, too.
    const better = fields.slice(0, place)
    const own = [fields[place] ?? sql<boolean>`false`, ...better.map((field) => eb.not(field))]
    if (!isPart) return eb.and(own)
    const whole = eb.or([found.titleWhole, found.descriptionWhole, found.tagsWhole(eb)])
    return eb.and([...own, eb.not(whole), ...(near ? [eb.not(near)] : [])])
  }
}

/** Shortest text the trigram index can serve, in characters. */
const INDEXED_LENGTH = 3
/** Up to this many matches, sorting is cheaper than walking the title index, and whole words go before parts. */
const FEW_MATCHES = 1_000

/**
 * A slice of one group of a search, by title. Groups are read one after the other, since the first often suffice. Few
 * matches are found by their trigrams. If there are more, the list by title is scanned until there are enough: matches
 * can cluster at its end, where no estimate expects them, so that the other order would take a tenth of a second for
 * either (docs/adr/0026).
 * @param slice.size matches of the whole group; null if not counted
 */
export async function selectSearchGroup(
  db: Db,
  filter: ListFilter,
  slice: { group: SearchGroup; grouping: Grouping; offset: number; limit: number; size: number | null },
): Promise<Activity[]> {
  const { group, grouping, offset, limit, size } = slice
  const found = () => narrowed(visible(db), filter).where(inSearchGroup(group, filter.foldedText, grouping))
  const mayBeFew = size === null ? offset + limit <= FEW_MATCHES : size <= FEW_MATCHES
  // Titles with the same beginning are neighbours in the title index.
  if (group !== 0 && filter.foldedText.length >= INDEXED_LENGTH && mayBeFew) {
    const few = await db
      .selectFrom(
        found()
          .select([...COLUMNS, 'title_folded'])
          .limit(FEW_MATCHES + 1)
          .as('activities'),
      )
      .$call((query) => byTitle(query, 'asc'))
      .select([...COLUMNS, sql<number>`count(*) over ()`.as('matches')])
      .offset(offset)
      .limit(limit)
      .execute()
    if (Number(few[0]?.matches ?? 0) <= FEW_MATCHES) return few.map(toActivity)
  }
  const page = byTitle(found(), 'asc').select('id').offset(offset).limit(limit)
  const rows = await byTitle(db.selectFrom('activities').where('id', 'in', page), 'asc')
    .select(COLUMNS)
    .execute()
  return rows.map(toActivity)
}

/** Numbers of visible activities in the groups of a search, by group. */
export interface GroupCounts {
  readonly of: ReadonlyMap<SearchGroup, number>
  /** The same of the groups of parts, without near matches. */
  readonly withoutNear: ReadonlyMap<SearchGroup, number>
  /** False if there are too many to separate whole words from parts. */
  readonly isSplit: boolean
}

/**
 * Number of visible activities in each group of a search.
 * @param near near matches; null without any
 */
export async function countSearchGroups(
  db: Db,
  filter: ListFilter,
  near: RawBuilder<boolean> | null,
): Promise<GroupCounts> {
  const { starts, title, description, startsWhole, titleWhole, descriptionWhole, tagsWhole } = conditions(
    filter.foldedText,
    false,
  )
  const found = await db
    .selectFrom(
      matching(visible(db), filter)
        .select((eb) => [
          sql<number>`case when ${startsWhole} then 0 when ${titleWhole} then 1 when ${descriptionWhole} then 2
            when ${tagsWhole(eb)} then 3 when ${starts} then 4 when ${title} then 5 when ${description} then 6
            else 7 end`.as('group'),
          (near ?? sql<boolean>`false`).as('near'),
        ])
        .limit(FEW_MATCHES + 1)
        .as('found'),
    )
    .groupBy(['group', 'near'])
    .select((eb) => ['group', 'near', eb.fn.countAll<number>().as('count')] as const)
    .execute()
  const of = new Map<SearchGroup, number>()
  const withoutNear = new Map<SearchGroup, number>()
  for (const row of found) {
    const group = Number(row.group) as SearchGroup
    of.set(group, (of.get(group) ?? 0) + Number(row.count))
    if (!row.near) withoutNear.set(group, (withoutNear.get(group) ?? 0) + Number(row.count))
  }
  const total = found.reduce((sum, { count }) => sum + Number(count), 0)
  if (total <= FEW_MATCHES) return { of, withoutNear, isSplit: true }
  const counts = await countTogether(db, filter)
  return { of: counts, withoutNear: counts, isSplit: false }
}

/** The groups of a text that very many activities have, whole words and parts together. */
async function countTogether(db: Db, filter: ListFilter): Promise<Map<SearchGroup, number>> {
  const grouping = { isSplit: false, isOpen: false, near: null }
  const row = await matching(visible(db), filter)
    .select((eb) =>
      WHOLE_GROUPS.map((group) =>
        eb.fn
          .countAll<number>()
          .filterWhere(inSearchGroup(group, filter.foldedText, grouping))
          .as(`group${group}`),
      ),
    )
    .executeTakeFirstOrThrow()
  return new Map(WHOLE_GROUPS.map((group) => [group, Number(row[`group${group}`])]))
}
