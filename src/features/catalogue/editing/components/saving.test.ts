import { expect, test } from 'vitest'
import { NEW_ACTIVITY } from '../rules.ts'
import {
  columnsOf,
  createFailure,
  deleteFailure,
  type FormValues,
  isSubmitOff,
  savedMessage,
  updateFailure,
  uploadFailure,
  whatIsMissing,
} from './saving.ts'

const filled: FormValues = {
  ...NEW_ACTIVITY,
  title: 'Gato',
  plainTitle: 'Gato para pintar',
  description: 'Pinte.',
  category: 'Colorir',
  tags: ['gato'],
  level: '',
  theme: 'bichos',
  set: 'Bichos da fazenda',
  date: '',
  goals: ['calma'],
  bncc: 'ei03eo01, EF15AR04',
  skillsReviewed: false,
  publishAt: '',
}
const both = { thumbnail: true, file: true }

test.each([
  [{ title: ' ' }, both, 'Campos obrigatórios', 'Preencha todos os campos obrigatórios'],
  [{ description: '' }, both, 'Campos obrigatórios', 'Preencha todos os campos obrigatórios'],
  [{ category: '' as const }, both, 'Campos obrigatórios', 'Preencha todos os campos obrigatórios'],
  [{}, { thumbnail: false, file: false }, 'Imagem obrigatória', 'Faça o upload de uma imagem para a miniatura'],
  [{}, { thumbnail: true, file: false }, 'Arquivo obrigatório', 'Faça o upload do arquivo da atividade'],
])('with %j and %j is missing: %s', (change, has, title, description) => {
  expect(whatIsMissing({ ...filled, ...change }, has)).toEqual({ title, description })
})

test('with everything there nothing is missing', () => expect(whatIsMissing(filled, both)).toBeNull())

test.each([
  ['Gato', both, false],
  ['  ', both, true],
  ['Gato', { thumbnail: false, file: true }, true],
  ['Gato', { thumbnail: true, file: false }, true],
])('the button for %j with %j is off: %s', (title, has, off) => expect(isSubmitOff({ title }, has)).toBe(off))

test('the columns bear the names of the table', () => {
  expect(columnsOf(filled)).toEqual({
    title: 'Gato',
    plain_title: 'Gato para pintar',
    description: 'Pinte.',
    category: 'Colorir',
    age_range: '5-7 anos',
    format: 'Colorido',
    page_count: 1,
    tags: ['gato'],
    level: null,
    theme: 'bichos',
    set_name: 'Bichos da fazenda',
    school_date: null,
    goals: ['calma'],
    bncc: ['EI03EO01', 'EF15AR04'],
    is_premium: false,
    status: 'ativo',
    publish_at: null,
  })
})

test('only an inactive activity has a publication date, in São Paulo time', () => {
  const publishAt = '2026-12-21T06:00'
  expect(columnsOf({ ...filled, status: 'inativo', publishAt }).publish_at).toBe('2026-12-21T09:00:00.000Z')
  expect(columnsOf({ ...filled, status: 'ativo', publishAt }).publish_at).toBeNull()
})

const failure = (error: string | null, denied = false) => ({ ok: false, error, denied }) as const

test.each([
  [createFailure(failure('Database error: x')), 'Erro ao criar', 'Database error: x'],
  [createFailure(failure(null)), 'Erro ao criar', 'Erro desconhecido'],
  [createFailure(null), 'Erro ao criar', 'Ocorreu um erro ao criar a atividade'],
  [updateFailure(failure('Erro no banco de dados: x')), 'Erro ao atualizar', 'Erro no banco de dados: x'],
  [updateFailure(failure(null)), 'Erro ao atualizar', 'Ocorreu um erro ao atualizar a atividade'],
  [
    updateFailure(failure('x', true)),
    'Erro ao atualizar',
    'Ocorreu um erro inesperado. Verifique se você está autenticado como admin.',
  ],
  [deleteFailure(failure('Could not find activity')), 'Erro ao excluir', 'Could not find activity'],
  [deleteFailure(failure(null)), 'Erro ao excluir', 'Erro desconhecido'],
  [deleteFailure(null), 'Erro ao excluir', 'Ocorreu um erro ao excluir a atividade'],
  [uploadFailure('thumbnails'), 'Erro no upload', 'Erro ao fazer upload da miniatura'],
  [uploadFailure('activities'), 'Erro no upload', 'Erro ao fazer upload do arquivo da atividade'],
])('%j', (message, title, description) => expect(message).toEqual({ title, description }))

test.each([
  ['ativo', '', 'Ela já aparece no catálogo.'],
  ['inativo', '', 'Ela está inativa: só a administração a vê.'],
  ['inativo', '2026-12-21T06:00', 'Ela aparece no catálogo em 21 de dezembro de 2026 às 06:00.'],
] as const)('a new one that is %s with the date %j: %s', (status, publishAt, description) => {
  expect(savedMessage(null, { status, publishAt }).description).toBe(description)
})
