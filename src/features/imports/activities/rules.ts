/** Maps a row of the table to an activity. */
import { NEW_ACTIVITY } from '../../catalogue/editing/rules.ts'
import type { ActivityChanges } from '../../catalogue/editing/schema.ts'
import type { ActivityRow } from '../rules.ts'

export function columnsOf({ id, slug, image, file, createdAt, ...columns }: ActivityRow) {
  return columns
}

export type Columns = ReturnType<typeof columnsOf> & { image_url?: string; file_url?: string }

export function given(columns: Columns): Omit<ActivityChanges, 'updated_at'> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined))
}

// missingForNew has checked title, description and category.
export function newActivity(row: ActivityRow, columns: Columns) {
  return {
    title: row.title ?? '',
    plain_title: row.plain_title,
    description: row.description ?? '',
    category: row.category ?? 'Colorir',
    is_premium: row.is_premium ?? NEW_ACTIVITY.isPremium,
    age_range: row.age_range ?? NEW_ACTIVITY.ageRange,
    format: row.format ?? NEW_ACTIVITY.format,
    page_count: row.page_count ?? NEW_ACTIVITY.pageCount,
    tags: row.tags ?? [],
    level: row.level,
    theme: row.theme,
    set_name: row.set_name,
    school_date: row.school_date,
    goals: row.goals ?? [],
    bncc: row.bncc ?? [],
    status: row.status ?? NEW_ACTIVITY.status,
    publish_at: row.publish_at,
    image_url: columns.image_url,
    file_url: columns.file_url,
  } as const
}
