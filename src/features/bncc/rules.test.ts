import { describe, expect, test } from 'vitest'
import { createReader } from '../catalogue/search/reading/rules.ts'
import { NO_VOCABULARY } from '../catalogue/search/reading/vocabulary.rules.ts'
import { explorerHref, NO_SKILL_FILTER, parseSkillFilter, planText, skillsAt } from './rules.ts'
import type { Skill } from './schema.ts'
import { stageOf } from './texts.ts'

const SKILLS: readonly Skill[] = [
  { code: 'EI03ET04', stage: 'EI', group: '03', field: 'Espaços, tempos', text: 'Registrar observações.' },
  { code: 'EF01MA06', stage: 'EF', years: [1], field: 'Matemática', text: 'Construir fatos básicos da adição.' },
  { code: 'EF12LP01', stage: 'EF', years: [1, 2], field: 'Língua Portuguesa', text: 'Ler palavras novas.' },
  {
    code: 'EF15AR02',
    stage: 'EF',
    years: [1, 2, 3, 4, 5],
    field: 'Arte',
    text: 'Explorar.',
    objects: ['Elementos da linguagem'],
  },
]
const codes = (filter: Partial<typeof NO_SKILL_FILTER>) =>
  skillsAt(SKILLS, { ...NO_SKILL_FILTER, ...filter }).map(({ code }) => code)

test.each([
  [{}, '/bncc'],
  [{ stage: 'EI' }, '/bncc?stage=EI'],
  [
    { search: 'ler & contar', stage: '2', field: 'Arte', all: true },
    '/bncc?search=ler+%26+contar&stage=2&field=Arte&all=1',
  ],
] as const)('the address of %j leads to it', (filter, href) => {
  const whole = { ...NO_SKILL_FILTER, ...filter }
  expect(explorerHref(whole)).toBe(href)
  expect(parseSkillFilter(new URL(href, 'https://x.example').searchParams, ['Arte'])).toEqual(whole)
})

describe('skills of a place', () => {
  test.each([
    [{}, ['EI03ET04', 'EF01MA06', 'EF12LP01', 'EF15AR02']],
    [{ stage: 'EI03' }, ['EI03ET04']],
    [{ stage: 'EI01' }, []],
    [{ stage: 'EI' }, ['EI03ET04']],
    [{ stage: '2' }, ['EF12LP01', 'EF15AR02']],
    [{ field: 'Arte' }, ['EF15AR02']],
    [{ search: 'ef01' }, ['EF01MA06']],
    [{ search: 'ADICAO basicos' }, ['EF01MA06']],
    [{ search: 'linguagem' }, ['EF15AR02']],
    [{ search: 'xilofone' }, []],
    [{ search: 'as adições' }, ['EF01MA06']],
    [{ search: 'exploração' }, ['EF15AR02']],
    [{ search: 'ler 2º ano' }, ['EF12LP01']],
    [{ search: 'ler 3º ano' }, []],
    [{ stage: '5', search: 'ler' }, []],
  ] as const)('%j', (filter, expected) => {
    expect(codes(filter)).toEqual(expected)
  })
})

test('a skill is found by another name of what it is about', () => {
  const reader = createReader({ ...NO_VOCABULARY, same: [['adição', 'soma', 'conta de mais']] })
  for (const search of ['soma', 'contas de mais'])
    expect(skillsAt(SKILLS, { ...NO_SKILL_FILTER, search }, reader).map(({ code }) => code)).toEqual(['EF01MA06'])
})

test.each([
  ['', NO_SKILL_FILTER],
  ['stage=2&field=Arte&search= Ler  mais &all=1', { stage: '2', field: 'Arte', search: 'Ler mais', all: true }],
  ['stage=9&field=Culinária&all=sim&search=%00', NO_SKILL_FILTER],
])('the address %j', (query, expected) => {
  expect(parseSkillFilter(new URLSearchParams(query), ['Arte', 'Matemática'])).toEqual(expected)
})

test.each(
  SKILLS.map((skill, i) => [skill, ['Educação Infantil', '1º ano', '1º e 2º ano', '1º ao 5º ano'][i] ?? ''] as const),
)('$0.code is for its stage', (skill, stage) => {
  expect(stageOf(skill)).toContain(stage)
})

test('a plan gets code, text and sheet', () => {
  expect(planText({ code: 'EF01MA06', text: 'Construir.' }, 'Balões')).toBe('(EF01MA06) Construir.\nFolha: Balões')
})
