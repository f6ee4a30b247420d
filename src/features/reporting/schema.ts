import { z } from 'zod'
import { categorySchema } from '../catalogue/schema.ts'
import { planSchema } from '../subscriptions/schema.ts'

const count = z.int().min(0)

/** Dashboard data, and what its charts draw. */
export const dashboardSchema = z.object({
  stats: z.object({
    totalActivities: count,
    totalUsers: count,
    totalDownloads: count,
    todayDownloads: count,
  }),
  /** The most downloaded activities, most first. */
  topActivities: z.array(z.object({ id: z.uuid(), title: z.string(), category: categorySchema, downloadCount: count })),
  /** The newest accounts, newest first. */
  recentUsers: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), plan: planSchema.nullable() })),
  /** Downloads of each of the last 30 days, oldest first, days without any included. */
  perDay: z.array(z.object({ date: z.iso.date(), downloads: count })),
  /** Downloads of all time by the activity's category, in menu order. */
  perCategory: z.array(z.object({ category: categorySchema, downloads: count })),
  /** When it was read. */
  readAt: z.iso.datetime(),
})
export type Dashboard = z.infer<typeof dashboardSchema>
