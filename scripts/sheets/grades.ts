/** The grades of every kind of sheet, by the juries, as a page of the documentation. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import drawings from '../../content/drawings.json' with { type: 'json' }
import { KINDS } from '../../sheets/kinds/registry.ts'

const FOLDER = new URL('../../docs/sheets/', import.meta.url)

const verdictSchema = z.strictObject({
  juror: z.string(),
  grade: z.enum(['A', 'B', 'C', 'D']),
  why: z.string().min(1),
  /** The one change that would lift the grade. */
  lift: z.string().min(1),
})

const jurySchema = z.record(
  z.string(),
  z.strictObject({
    /** Digests of the pages that the jurors saw, by key of the piece. */
    pieces: z.record(z.string(), z.string()),
    verdicts: z.array(verdictSchema),
  }),
)
export type Jury = z.infer<typeof jurySchema>

/** Verdicts of people who did not make the sheets, by kind. */
export const readJury = (): Jury => jurySchema.parse(JSON.parse(readFileSync(new URL('jury.json', FOLDER), 'utf8')))

/** The pages of the kind are no longer those that were judged. */
export const changedSince = ({ pieces }: Jury[string], now: Readonly<Record<string, { readonly pages: string }>>) =>
  Object.entries(pieces).some(([key, digest]) => now[key]?.pages !== digest)

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ')

/** One row a kind: its grades, the jurors' words unedited. */
export function gradesPage(jury: Jury): string {
  const rows = KINDS.map(({ id }) => {
    const judged = jury[id]
    if (!judged) return `| [${id}](${id}.webp) | – | | |`
    const { verdicts } = judged
    const grades = verdicts.map(({ grade }) => grade).join(' ')
    const later = changedSince(judged, drawings) ? ' (changed since)' : ''
    const words = (part: 'why' | 'lift') => verdicts.map((verdict) => cell(verdict[part])).join(' · ')
    return `| [${id}](${id}.webp) | ${grades}${later} | ${words('why')} | ${words('lift')} |`
  })
  return `# The kinds of sheets and their grades

A: a teacher would pay for it, B: fine, C: weak, D: broken. Whoever made a sheet does not grade it: the verdicts are in
[jury.json](jury.json), with the digests of the pages that the jurors saw. \`npm run sheets -- --grades\` writes this page.

Jurors 120a to 122b, 201a to 212b, 301a to 316b, 401a to 413b and 501a to 509b first graded twelve pages that outside juries had graded:
they were a quarter of a grade stricter on average, and none was off by more than one step on three pages. 201a to 212b saw 60 of the
first 107 kinds, drawn by lot; 301a to 316b the kinds that were redrawn after them and most of those left; 401a to 407b the kinds redrawn
after these; 411a to 413b eight of them once more, after the faults that the first pair named were mended; 501a to 503b new kinds; 504a to
509b 46 kinds that had two B and ten others redrawn with them.

| kind | grades | why | what would lift it |
|---|---|---|---|
${rows.join('\n')}
`
}

export const writeGrades = (): void => writeFileSync(new URL('README.md', FOLDER), gradesPage(readJury()))
