/** Rules 14 and 15: ages follow the skills, and every piece can be found by the words people type. */

import { AGE_RANGES } from '../../src/features/catalogue/taxonomy/rules.ts'
import skills from '../bncc/skills.json' with { type: 'json' }
import { KIND_CONTENTS } from '../catalogue.ts'
import { agesOf } from '../school-years.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

/** Kinds that train the hand or the eye: their ages follow the level, whichever skill they support. */
const BY_LEVEL =
  /^(?:sombras|sequencia$|o-diferente|diferencas|figuras-sobrepostas|mesma-posicao|copiar-na-malha|labirinto|colorir-(?:mandala|desenho|cena|azulejos|metade|simetria)|tracejar-(?:linhas|retas|ondas|ziguezague|espiral|formas|nome)|pontilhar-(?:metade|numeros)|metades|quem-combina|opostos|emocoes|rotina-visual|primeiro-depois|escolha-de-dois|quadro-de-fichas|escala-de-emocoes|cartoes-acabou|encontre-e-conte|quebra-cabeca|letra-em-estrada)/
const AGES_OF_LEVEL = {
  facil: ['3-4 anos', '5-7 anos'],
  medio: ['5-7 anos', '8-10 anos'],
  desafio: ['8-10 anos', '10+ anos'],
} as const satisfies Record<string, readonly (typeof AGE_RANGES)[number][]>

/** Lines, shapes and letters as roads come before writing: their hardest level is for children who begin to write. */
const BEFORE_WRITING = /^(?:tracejar-(?:linhas|retas|ondas|ziguezague|formas)|letra-em-estrada)$/

/** Ages a piece may be listed under. */
export function agesFor(
  kind: string,
  level: 'facil' | 'medio' | 'desafio',
  codes: readonly string[],
): readonly string[] {
  if (level === 'desafio' && BEFORE_WRITING.test(kind)) return AGES_OF_LEVEL.medio
  if (BY_LEVEL.test(kind)) return AGES_OF_LEVEL[level]
  return [...new Set(codes.flatMap(agesOf))]
}

function wrongAge({ entry }: DrawnPiece): string[] {
  const ages = agesFor(entry.sheet.kind, entry.sheet.level, entry.bncc)
  return ages.some((age) => age === entry.shelf.ageRange) ? [] : [`${entry.shelf.ageRange}, not ${ages.join(' or ')}`]
}

/**
 * Skills of children of another age: the page of a skill promises sheets for its years. Hand and eye are trained by
 * older children too, with skills that they learnt earlier.
 */
function foreignSkills({ entry }: DrawnPiece): string[] {
  const { ageRange } = entry.shelf
  const ages: readonly string[] = AGE_RANGES
  const isEarlier = (code: string) => agesOf(code).every((age) => ages.indexOf(age) < ages.indexOf(ageRange))
  return entry.bncc
    .filter((code) => !agesOf(code).includes(ageRange))
    .filter((code) => !(BY_LEVEL.test(entry.sheet.kind) && isEarlier(code)))
    .map((code) => `${code} at ${ageRange}`)
}

const CODES = new Set(skills.map(({ code }) => code))
const searchWords = new Map(KIND_CONTENTS.map(({ kind, searchWords }) => [kind, searchWords]))
const TAGS = 3
const LEAST_SEARCH_WORDS = 6

function hardToFind({ entry }: DrawnPiece): string[] {
  const words = new Set(searchWords.get(entry.sheet.kind))
  return [
    ...(entry.plainTitle.length > 0 ? [] : ['no plain title']),
    ...(words.size >= LEAST_SEARCH_WORDS ? [] : [`${words.size} search words`]),
    ...(new Set(entry.shelf.tags).size === TAGS ? [] : [`${entry.shelf.tags.length} tags`]),
    ...(entry.goal.length > 0 ? [] : ['no goal']),
    ...(entry.bncc.length > 0 ? [] : ['no BNCC code']),
    ...entry.bncc.filter((code) => !CODES.has(code)).map((code) => `no skill ${code}`),
  ]
}

export const SHELF: readonly Rule[] = [
  { id: 'the age follows the skills', faults: wrongAge },
  { id: 'skills are learnt at its age', faults: foreignSkills },
  { id: 'plain title, search words, three tags, goal and skills', faults: hardToFind },
]
