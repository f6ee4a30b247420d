/** Ages and school years of a BNCC skill. */
import type { Piece } from './schema.ts'

type Age = Piece['age']
/** 0 is Educação Infantil. */
type Year = 0 | 1 | 2 | 3 | 4 | 5

interface Stage {
  readonly code: RegExp
  readonly ages: readonly Age[]
  readonly years: readonly Year[]
}

/** Educação Infantil ends before 6, the years 1 to 5 are those from 6 to 11. */
const STAGES: readonly Stage[] = [
  { code: /^EI02/, ages: ['3-4 anos'], years: [0] },
  { code: /^EI03/, ages: ['3-4 anos', '5-7 anos'], years: [0] },
  { code: /^EF01/, ages: ['5-7 anos'], years: [1] },
  { code: /^EF02/, ages: ['5-7 anos', '8-10 anos'], years: [2] },
  { code: /^EF03/, ages: ['8-10 anos'], years: [3] },
  { code: /^EF04/, ages: ['8-10 anos', '10+ anos'], years: [4] },
  { code: /^EF05/, ages: ['8-10 anos', '10+ anos'], years: [5] },
  { code: /^EF12/, ages: ['5-7 anos'], years: [1, 2] },
  { code: /^EF15/, ages: ['5-7 anos', '8-10 anos', '10+ anos'], years: [1, 2, 3, 4, 5] },
  { code: /^EF35/, ages: ['8-10 anos', '10+ anos'], years: [3, 4, 5] },
]

/** Years in which children are of an age. */
const YEARS_OF_AGE: Readonly<Record<Age, readonly Year[]>> = {
  '3-4 anos': [0],
  '5-7 anos': [0, 1, 2],
  '8-10 anos': [2, 3, 4, 5],
  '10+ anos': [4, 5],
}

const stagesOf = (code: string) => STAGES.filter((stage) => stage.code.test(code))

/** Ages of the children who learn a skill. */
export const agesOf = (code: string): readonly string[] => stagesOf(code).flatMap(({ ages }) => ages)

/** Skills that children of an age learn; all of them if there are none: earlier skills are practised later. */
export function skillsAt(age: Age, codes: readonly string[]): readonly string[] {
  const fitting = codes.filter((code) => agesOf(code).includes(age))
  return fitting.length > 0 ? fitting : codes
}

/**
 * The years of a sheet in ascending order: those of its skills in which children are of its age. The database's
 * `school_years` gives the same.
 */
export function schoolYears(codes: readonly string[], age: Age): Year[] {
  const years = new Set(codes.flatMap((code) => stagesOf(code).flatMap((stage) => stage.years)))
  return YEARS_OF_AGE[age].filter((year) => years.has(year))
}

const yearName = (year: Year) => (year === 0 ? 'Educação Infantil' : `${year}º ano`)

/**
 * e.g. «Educação Infantil e 1º ano», «3º ao 5º ano», years in between included; the age of a sheet whose skills are of
 * other years.
 */
export function schoolYearOf(codes: readonly string[], age: Age): string {
  const years = schoolYears(codes, age)
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return age
  if (first === last) return yearName(first)
  const from = first === 0 ? yearName(first) : `${first}º`
  return `${from} ${last - first === 1 ? 'e' : 'ao'} ${yearName(last)}`
}
