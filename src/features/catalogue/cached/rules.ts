import { isRecord } from '../../../platform/is-record.ts'
import { collapseById } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { CATEGORIES } from '../taxonomy/rules.ts'

/**
 * The fields of an activity and their `typeof`. A field added to or removed from Activity must change here, and with it
 * {@link CACHE_VERSION}: entries that an older version of the site stored are then not read.
 */
const FIELDS = {
  id: 'string',
  slug: 'string',
  title: 'string',
  description: 'string',
  category: 'string',
  imageUrl: 'string',
  hasFile: 'boolean',
  isPremium: 'boolean',
  ageRange: 'string',
  format: 'string',
  pageCount: 'number',
  tags: 'object',
  createdAt: 'string',
} as const satisfies Record<
  Exclude<keyof Activity, 'shows' | 'plainTitle' | 'set' | 'date'>,
  'string' | 'boolean' | 'number' | 'object'
>

/** Incremented when the shape of a cached entry changes in another respect. */
const CACHE_FORMAT = 4
export const CACHE_VERSION = [CACHE_FORMAT, ...Object.entries(FIELDS).flat()].join(' ')

function isActivity(value: unknown): value is Activity {
  return (
    isRecord(value) &&
    Object.entries(FIELDS).every(([field, type]) => typeof value[field] === type) &&
    [value.shows, value.plainTitle, value.set, value.date].every(
      (text) => text === undefined || typeof text === 'string',
    ) &&
    Array.isArray(value.tags) &&
    CATEGORIES.some((category) => category === value.category)
  )
}

const areActivities = (value: unknown): value is Activity[] => Array.isArray(value) && value.every(isActivity)

const isNear = (value: unknown) =>
  value === undefined ||
  (isRecord(value) && typeof value.from === 'number' && (value.meant === null || typeof value.meant === 'string'))

const isList = (value: unknown) =>
  isRecord(value) && areActivities(value.activities) && typeof value.total === 'number' && isNear(value.near)

const isRow = (value: unknown) =>
  isRecord(value) && areActivities(value.activities) && CATEGORIES.some((category) => category === value.category)

/** Shapes of cached entries, by the kind of their key. */
const SHAPES = {
  home: (data) =>
    isRecord(data) && areActivities(data.recent) && areActivities(data.popular) && typeof data.count === 'number',
  catalogue: (data) =>
    isRecord(data) &&
    (data.list === null ? Array.isArray(data.rows) && data.rows.every(isRow) : data.rows === null && isList(data.list)),
  slice: isList,
  activity: (data) => isRecord(data) && isActivity(data.activity) && areActivities(data.related),
} as const satisfies Record<string, (data: unknown) => boolean>

/** The kinds of cached reads. */
export type CachedKind = keyof typeof SHAPES

/** True if `data` has the shape of this kind of entry. For data from local storage. */
export function isCached(kind: unknown, data: unknown): boolean {
  return typeof kind === 'string' && Object.hasOwn(SHAPES, kind) && SHAPES[kind as CachedKind](data)
}

function* activitiesWithin(data: unknown): Generator<Activity> {
  if (isActivity(data)) yield data
  else if (Array.isArray(data) || isRecord(data)) for (const part of Object.values(data)) yield* activitiesWithin(part)
}

/** Every activity in what was read, each once; where two readings differ, the one named first counts. */
export function activitiesIn(readings: readonly unknown[]): Activity[] {
  return collapseById(readings.flatMap((data) => [...activitiesWithin(data)]))
}
