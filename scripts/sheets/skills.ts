/** Sheets for each skill of the BNCC, as a page of the documentation. */
import { writeFileSync } from 'node:fs'
import offPaper from '../../content/bncc/off-paper.json' with { type: 'json' }
import { SKILLS } from '../../content/bncc/skills.ts'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'

const FILE = new URL('../../docs/sheets/skills.md', import.meta.url)

interface Subject {
  readonly name: string
  readonly code: RegExp
  /** Sheets that every skill is to have. */
  readonly least: number
}

const SUBJECTS: readonly Subject[] = [
  { name: 'Língua Portuguesa', code: /^EF\d\dLP/, least: 6 },
  { name: 'Matemática', code: /^EF\d\dMA/, least: 6 },
  { name: 'Ciências', code: /^EF\d\dCI/, least: 3 },
  { name: 'Geografia', code: /^EF\d\dGE/, least: 3 },
  { name: 'História', code: /^EF\d\dHI/, least: 3 },
]

/** Why a skill is not practised on a sheet of paper, by code. */
export const OFF_PAPER: ReadonlyMap<string, string> = new Map(
  offPaper.flatMap(({ reason, codes }) => codes.map((code) => [code, reason] as const)),
)

function sheetsByCode(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { bncc } of STARTING_CATALOGUE) for (const code of bncc) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

function section({ name, code, least }: Subject, counts: ReadonlyMap<string, number>): string {
  const all = SKILLS.filter((skill) => code.test(skill.code))
  const count = (skill: (typeof all)[number]) => counts.get(skill.code) ?? 0
  const onPaper = all.filter((skill) => !OFF_PAPER.has(skill.code))
  const enough = onPaper.filter((skill) => count(skill) >= least)
  const few = onPaper.filter((skill) => count(skill) < least)
  const off = all.filter((skill) => OFF_PAPER.has(skill.code))
  const rows = [
    ...few.map((skill) => `| ${skill.code} | ${count(skill)} | too few yet |`),
    ...off.map((skill) => `| ${skill.code} | ${count(skill)} | ${OFF_PAPER.get(skill.code)} |`),
  ]
  const table = rows.length === 0 ? '' : `\n\n| skill | sheets | |\n|---|--:|---|\n${rows.join('\n')}`
  return `## ${name}

${all.length} skills of the years 1 to 5. ${enough.length} of the ${onPaper.length} that are practised on paper have ${least} sheets or more.${table}`
}

/** The whole page, in Markdown. */
export function skillsPage(): string {
  const counts = sheetsByCode()
  return `# Sheets for each skill of the BNCC

A skill is counted where the child does what it names ([how](../../content/bncc/README.md)). \`npm run sheets -- --counts\` writes this page.

${SUBJECTS.map((subject) => section(subject, counts)).join('\n\n')}
`
}

export const writeSkills = (): void => writeFileSync(FILE, skillsPage())
