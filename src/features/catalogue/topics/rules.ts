import { slugOf } from '../../../platform/slug.ts'
import { LEVELS, type Level, SCHOOL_YEARS, type SchoolYear, THEMES, type Theme } from '../facets/rules.ts'
import { facetWords } from '../facets/texts.ts'
import type { Category } from '../taxonomy/rules.ts'
import { yearSlug } from './address.rules.ts'
import {
  SUBJECT_CATEGORY,
  SUBJECT_NAMES,
  SUBJECTS,
  THEME_TOPICS,
  TOPIC_PAGE,
  type TopicTexts,
  YEAR_SUBJECT_TOPICS,
  YEAR_TOPICS,
} from './texts.ts'

/** Fewest sheets of a page that search engines are shown (rule: topics). */
export const LEAST_SHEETS = 6

/** Groups of the index of topics. */
export type TopicGroup = 'years' | 'subjects' | 'themes' | 'sets' | 'kinds'

/** Selects the sheets of a topic: filters of the catalogue, one kind of sheet, or one set. */
export interface TopicFilter {
  readonly year?: SchoolYear
  readonly category?: Category
  readonly theme?: Theme
  readonly kind?: string
  readonly set?: string
}

/** A subject with its own page. */
export interface Topic extends TopicTexts {
  readonly slug: string
  readonly group: TopicGroup
  /** In the index, under the heading of its group. */
  readonly name: string
  readonly filter: TopicFilter
}

/** A kind of sheet, or a set, as the catalogue has it. */
export interface Counted {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Skill of the child; absent if no sheet names one. */
  readonly goal?: string | null
}

/** The topics that are always there. */
export const FIXED_TOPICS: readonly Topic[] = [
  ...SCHOOL_YEARS.map(
    (year): Topic => ({
      slug: yearSlug(year),
      group: 'years',
      name: facetWords('year', year),
      filter: { year },
      ...YEAR_TOPICS[year],
    }),
  ),
  ...SCHOOL_YEARS.flatMap((year) =>
    SUBJECTS.map(
      (subject): Topic => ({
        slug: `${yearSlug(year)}-${subject}`,
        group: 'subjects',
        name: SUBJECT_NAMES[subject],
        filter: { year, category: SUBJECT_CATEGORY[subject] },
        ...YEAR_SUBJECT_TOPICS[year][subject],
      }),
    ),
  ),
  ...THEMES.map(
    (theme): Topic => ({
      slug: slugOf(THEME_TOPICS[theme].title),
      group: 'themes',
      name: facetWords('theme', theme),
      filter: { theme },
      ...THEME_TOPICS[theme],
    }),
  ),
]

/**
 * The topic of a kind of sheet.
 * @param advice a paragraph by a teacher; without one, how to go up the ladder
 */
export function kindTopic({ id, name, count, goal }: Counted, advice: string = TOPIC_PAGE.ladder): Topic {
  return {
    slug: id,
    group: 'kinds',
    name,
    filter: { kind: id },
    title: TOPIC_PAGE.kindTitle(name),
    description: TOPIC_PAGE.kindDescription(name, count),
    intro: [goal, advice].filter(Boolean).join(' '),
  }
}

/** The topic of a set. */
export function setTopic({ name, count }: Counted): Topic {
  return {
    slug: slugOf(name),
    group: 'sets',
    name,
    filter: { set: name },
    title: TOPIC_PAGE.setTitle(name),
    description: TOPIC_PAGE.setDescription(name, count),
    intro: TOPIC_PAGE.setIntro(name),
  }
}

/** At most `count` pictures of each subject, as few as possible of them a second time. */
export function variedPictures(
  pictures: ReadonlyMap<string, readonly string[]>,
  count: number,
): ReadonlyMap<string, readonly string[]> {
  const shown = new Set<string>()
  return new Map(
    [...pictures].map(([subject, own]) => {
      const chosen = [...own.filter((url) => !shown.has(url)), ...own.filter((url) => shown.has(url))].slice(0, count)
      for (const url of chosen) shown.add(url)
      return [subject, chosen]
    }),
  )
}

/** The name that all plain titles of a kind begin with: what the first and the last of them in order share. */
export function sharedName(first: string, last: string): string {
  let length = 0
  while (length < first.length && first[length] === last[length]) length += 1
  const shared = first.slice(0, length)
  // A word that the titles share only in part does not belong to the name.
  const whole = length === first.length || /[:,]/.test(first[length] ?? '') ? shared : shared.replace(/[^:,]*$/, '')
  return whole.replace(/(?<![\s:,])[\s:,]+$/, '')
}

/** Levels of a ladder, in their order. */
export const inOrder = <Rung extends { readonly level: Level | null }>(rungs: readonly Rung[]): Rung[] =>
  [...rungs].sort((a, b) => LEVELS.indexOf(a.level as Level) - LEVELS.indexOf(b.level as Level))
