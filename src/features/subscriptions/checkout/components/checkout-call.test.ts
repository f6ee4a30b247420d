import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestCheckout } from './checkout-call.ts'

const ORDER = {
  type: 'subscription',
  billingPeriod: 'monthly',
  user: { id: 'u1', name: 'Ana', email: 'ana@example.com' },
} as const

afterEach(() => vi.unstubAllGlobals())

/** Makes the API answer this; returns the recorded calls. */
function apiAnswers(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const refusal = (status: number, code: string, title: string, description: string) =>
  json(status, { error: { code, title, description } })

/** Refusal of the checkout: [title, description, whether it leads to the sign-in]. */
async function refused(answer: () => Response | Promise<Response>) {
  apiAnswers(answer)
  const error = await requestCheckout(ORDER).then(
    () => null,
    (reason) => reason,
  )
  return [error?.text.title, error?.text.description, error?.signIn]
}

it.each([
  ['subscription', '/functions/v1/create-mercadopago-subscription'],
  ['one_time', '/functions/v1/create-mercadopago-payment'],
] as const)('%s is asked for at %s', async (type, path) => {
  const fetch = apiAnswers(json(200, { url: 'https://pagamento.example/1' }))
  expect(await requestCheckout({ ...ORDER, type })).toBe('https://pagamento.example/1')
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe(path)
  expect(JSON.parse(String(init?.body))).toEqual({
    planType: 'premium',
    billingPeriod: 'monthly',
    userId: 'u1',
    userEmail: 'ana@example.com',
    userName: 'Ana',
  })
})

const FAILED = 'Erro no pagamento'

describe('refusals', () => {
  it.each([
    [
      'active access',
      refusal(409, 'active_access', 'Assinatura já ativa', 'Você já possui acesso ativo.'),
      ['Assinatura já ativa', 'Você já possui uma assinatura ativa.', false],
    ],
    [
      'fragment in the title only',
      refusal(400, 'invalid_input', 'Dados inválidos', 'Verifique suas informações e tente novamente.'),
      ['Dados inválidos', 'Verifique suas informações e tente novamente.', false],
    ],
    [
      'anything else, as received',
      refusal(429, 'rate_limited', 'Muitas tentativas', 'Aguarde um pouco e tente novamente.'),
      [FAILED, 'Aguarde um pouco e tente novamente.', false],
    ],
    [
      'no session',
      refusal(401, 'not_signed_in', 'x', 'y'),
      ['Login necessário', 'Faça login para continuar com a assinatura.', true],
    ],
    [
      'another person',
      refusal(403, 'not_yours', 'x', 'y'),
      ['Erro ao obter dados do usuário', 'Por favor, tente fazer login novamente.', false],
    ],
    [
      'no words at all',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      [FAILED, 'Ocorreu um erro ao processar seu pagamento.', false],
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      ['Erro de conexão', 'Problema de conexão. Verifique sua internet e tente novamente.', false],
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await refused(answer)).toEqual(expected)
  })

  it.each([
    [{}],
    [null],
    [{ url: '' }],
    [{ url: '/relativa' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'data:text/html,x' }],
  ])('%j carries no address of a page', async (body) => {
    expect(await refused(json(200, body))).toEqual([FAILED, 'URL de checkout não foi recebida do servidor', false])
  })
})
