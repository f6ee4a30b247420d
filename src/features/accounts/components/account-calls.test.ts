import { afterEach, describe, expect, it, vi } from 'vitest'
import { callGoogle, callReset, callResetRequest, callSignIn, callSignUp } from './account-calls.ts'

const user = {
  userId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Marina',
  email: 'm@exemplo.com.br',
  isAdmin: false,
}
const signUp = { name: 'Marina', email: user.email, password: '123456', terms_accepted: true, receive_emails: true }
const calls = {
  signUp: () => callSignUp(signUp),
  signIn: () => callSignIn({ email: user.email, password: '123456' }),
  google: () => callGoogle('/plans'),
  resetRequest: () => callResetRequest(user.email),
  reset: () => callReset({ token: 'x', password: '123456' }),
}

const answer = (status: number, body: string) => vi.fn(async () => new Response(body, { status }))
const noAnswer = async () => {
  throw new TypeError('Failed to fetch')
}
afterEach(() => vi.unstubAllGlobals())

describe('calls of the account screens', () => {
  it.each([
    ['signUp', { user }],
    ['signUp', { user: null }],
    ['signIn', { user }],
    ['google', { url: 'https://accounts.google.com/o/oauth2/v2/auth?x=1' }],
    ['resetRequest', { success: true }],
    ['reset', { success: true }],
  ] as const)('%s hands on %j', async (name, data) => {
    vi.stubGlobal('fetch', answer(200, JSON.stringify(data)))
    expect(await calls[name]()).toEqual({ ok: true, data })
  })

  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s says what the server said', async (name) => {
    const error = { code: 'email_taken', title: 'Erro ao criar conta', description: 'Este email já está cadastrado' }
    vi.stubGlobal('fetch', answer(409, JSON.stringify({ error })))
    expect(await calls[name]()).toEqual({
      ok: false,
      code: error.code,
      issues: [],
      message: { title: error.title, description: error.description },
    })
  })

  it.each([
    ['signUp', 'Erro ao criar conta', 'Erro ao criar conta'],
    ['signIn', 'Erro ao fazer login', 'Erro ao fazer login. Verifique suas credenciais.'],
    ['google', 'Erro no login com Google', 'Não foi possível entrar com o Google. Tente novamente.'],
    ['resetRequest', 'Erro ao enviar email', 'Não foi possível enviar o email de redefinição'],
    ['reset', 'Erro inesperado', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
  ] as const)('%s refused without a reason', async (name, title, description) => {
    vi.stubGlobal('fetch', answer(502, '<h1>Bad gateway</h1>'))
    expect(await calls[name]()).toEqual({ ok: false, message: { title, description } })
  })

  it.each([
    ['signUp', 'Erro ao criar conta', 'Erro ao criar conta'],
    ['signIn', 'Erro ao fazer login', 'Dados de autenticação inválidos'],
    ['google', 'Erro no login com Google', 'Não foi possível entrar com o Google. Tente novamente.'],
  ] as const)('%s answered without data', async (name, title, description) => {
    vi.stubGlobal('fetch', answer(200, '{}'))
    expect(await calls[name]()).toEqual({ ok: false, message: { title, description } })
  })

  it.each([
    ['signUp', 'Erro inesperado', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
    ['signIn', 'Erro ao fazer login', 'Ocorreu um erro inesperado'],
    ['google', 'Erro no login com Google', 'Erro inesperado durante o login com Google'],
    ['resetRequest', 'Erro inesperado', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
  ] as const)('%s without an answer', async (name, title, description) => {
    vi.stubGlobal('fetch', noAnswer)
    expect(await calls[name]()).toEqual({ ok: false, message: { title, description } })
  })
})
