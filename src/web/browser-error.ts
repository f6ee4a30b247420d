import { z } from 'zod'

/** An error in a browser, without anything about the person. */
export const browserErrorSchema = z.object({
  /** The error's class: `TypeError`. */
  kind: z.string().max(200),
  /** Without quoted texts, which may hold what a person typed. */
  message: z.string().max(200),
  /** Places in the site's built files: `/assets/root-x.js:1:234`. */
  frames: z.array(z.string().max(200)).max(8),
  /** Of the page, without query and ids. */
  path: z.string().max(200),
})
export type BrowserError = z.infer<typeof browserErrorSchema>
