import { expect, test } from 'vitest'
import { askForSuggestionForm } from './suggestion-form.ts'

const session = {
  userId: '5f0c7a3e-1a58-4d5b-9f3a-0d3c5b8f9a11',
  name: 'Ana',
  email: 'ana@example.com',
  isAdmin: false,
}
const form = 'https://forms.example/sugestoes'

test('a visitor is refused calmly and sent to sign in', async () => {
  const outcome = await askForSuggestionForm(null, form, () => Promise.reject(new Error('must not be asked')))
  expect(outcome).toMatchObject({ toast: { kind: 'info', title: 'Acesso negado' }, goTo: '/login' })
})

test('a free user hears that it is for Premium', async () => {
  const outcome = await askForSuggestionForm(session, form, async () => 'gratuito')
  expect(outcome.toast.title).toBe('Recurso exclusivo Premium')
  expect(outcome.open).toBeUndefined()
})

test('Premium opens the form', async () => {
  const outcome = await askForSuggestionForm(session, form, async () => 'premium')
  expect(outcome).toEqual({ toast: { kind: 'success', title: 'Formulário aberto' }, open: form })
})

const failures: [string, string | null, () => Promise<'premium'>][] = [
  ['the plan cannot be read', form, () => Promise.reject(new Error('offline'))],
  ['no form is configured', null, async () => 'premium'],
]

test.each(failures)('an error is shown when %s', async (_case, url, planOf) => {
  const outcome = await askForSuggestionForm(session, url, planOf)
  expect(outcome.toast).toEqual({
    kind: 'error',
    title: 'Erro',
    description: 'Erro ao verificar seu plano. Tente novamente',
  })
})
