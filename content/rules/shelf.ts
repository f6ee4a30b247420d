/** Rules 14 and 15: ages follow the skills, and every piece can be found by the words people type. */

import skills from '../bncc/skills.json' with { type: 'json' }
import { KIND_CONTENTS } from '../catalogue.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

type Age = '3-4 anos' | '5-7 anos' | '8-10 anos' | '10+ anos'

/** Ages of the stage of a skill: Educação Infantil ends before 6, the years 1 to 5 are those from 6 to 11. */
const AGES_OF: readonly (readonly [code: RegExp, ages: readonly Age[]])[] = [
  [/^EI02/, ['3-4 anos']],
  [/^EI03/, ['3-4 anos', '5-7 anos']],
  [/^EF0[12]|^EF12/, ['5-7 anos']],
  [/^EF02/, ['8-10 anos']],
  [/^EF03/, ['8-10 anos']],
  [/^EF0[45]/, ['8-10 anos', '10+ anos']],
  [/^EF35/, ['8-10 anos', '10+ anos']],
  [/^EF15/, ['5-7 anos', '8-10 anos', '10+ anos']],
]

/** Kinds that train the hand or the eye: their ages follow the level, whatever skill they support besides. */
const BY_LEVEL =
  /^(?:sombras|sequencia$|o-diferente|diferencas|figuras-sobrepostas|mesma-posicao|copiar-na-malha|labirinto|colorir-(?:mandala|desenho|cena|azulejos|metade|simetria)|tracejar-(?:linhas|retas|ondas|ziguezague|espiral|formas|nome)|pontilhar-(?:metade|numeros)|metades|quem-combina|opostos|emocoes|rotina-visual|primeiro-depois|escolha-de-dois|quadro-de-fichas|escala-de-emocoes|cartoes-acabou|encontre-e-conte|quebra-cabeca|letra-em-estrada)/
const AGES_OF_LEVEL = {
  facil: ['3-4 anos', '5-7 anos'],
  medio: ['5-7 anos', '8-10 anos'],
  desafio: ['8-10 anos', '10+ anos'],
} as const satisfies Record<string, readonly Age[]>

/** The ages that a piece may stand under. */
export function agesFor(kind: string, level: 'facil' | 'medio' | 'desafio', codes: readonly string[]): readonly Age[] {
  if (BY_LEVEL.test(kind)) return AGES_OF_LEVEL[level]
  return [
    ...new Set(codes.flatMap((code) => AGES_OF.filter(([stage]) => stage.test(code)).flatMap(([, ages]) => ages))),
  ]
}

function wrongAge({ entry }: DrawnPiece): string[] {
  const ages = agesFor(entry.sheet.kind, entry.sheet.level, entry.bncc)
  return ages.some((age) => age === entry.shelf.ageRange) ? [] : [`${entry.shelf.ageRange}, not ${ages.join(' or ')}`]
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
  { id: 'plain title, search words, three tags, goal and skills', faults: hardToFind },
]
