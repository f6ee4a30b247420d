/** The grades of every kind of sheet, before and now, as a page of the documentation. */
import { readFileSync, writeFileSync } from 'node:fs'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { REVIEWS } from '../../content/reviewed.ts'
import { KINDS } from '../../sheets/kinds/registry.ts'

const FOLDER = new URL('../../docs/sheets/', import.meta.url)

/** The juries' judgement of a kind in the first catalogue, and the changes since. */
interface Before {
  readonly before: string
  readonly changed?: string
}

/** A kind is an A when most of its pieces are. */
const gradeOf = (a: number, b: number) => (a + b === 0 ? '–' : a > b ? 'A' : 'B')

/** One row a kind: its grade before, its pieces by their grade now, what was changed, its picture. */
export function gradesPage(): string {
  const before: Readonly<Record<string, Before>> = JSON.parse(readFileSync(new URL('before.json', FOLDER), 'utf8'))
  const rows = KINDS.map(({ id }) => {
    const own = STARTING_CATALOGUE.filter(({ sheet }) => sheet.kind === id)
    const grades = own.map(({ key, pageDigest }) =>
      REVIEWS[key]?.pages === pageDigest ? REVIEWS[key].grade : undefined,
    )
    const [a, b] = ['A', 'B'].map((grade) => grades.filter((one) => one === grade).length)
    const open = grades.filter((grade) => !grade).length
    const counts = `${a} A, ${b} B${open > 0 ? `, ${open} not looked at` : ''}`
    const { before: old = 'new', changed = '' } = before[id] ?? {}
    return `| [${id}](${id}.webp) | ${old} | ${gradeOf(a ?? 0, b ?? 0)} | ${counts} | ${changed} |`
  })
  return `# The kinds of sheets and their grades

A: a teacher would pay for it, B: fine, C: weak, D: broken. «Before» is what strangers thought of the first catalogue;
«now» comes from [content/reviewed.json](../../content/reviewed.json), where every piece that was looked at has a grade
and a word. \`npm run sheets -- --grades\` writes this page.

| kind | before | now | pieces | what was changed |
|---|---|---|---|---|
${rows.join('\n')}
`
}

export const writeGrades = (): void => writeFileSync(new URL('README.md', FOLDER), gradesPage())
