import skills from '../../content/bncc/skills.json' with { type: 'json' }

const known = new Map(Object.values(skills).map(({ code, years }) => [code, years]))

/** School years of a skill of the BNCC, 1 to 9; none for a code that does not exist. */
export const yearsOf = (code: string): readonly number[] => known.get(code) ?? []
