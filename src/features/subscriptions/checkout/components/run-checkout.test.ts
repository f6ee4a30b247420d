import { expect, it, vi } from 'vitest'
import { CHECKOUT_MESSAGES } from '../texts.ts'
import { CheckoutRefused } from './checkout-call.ts'
import { type CheckoutEffects, runCheckout } from './run-checkout.ts'

const USER = { id: 'u1', name: 'Ana', email: 'ana@example.com' }
const CHOICE = { type: 'one_time', billingPeriod: 'annual' } as const
const URL = 'https://pagamento.example/abc'

/** A world in which all goes well by default; `done` is what happened, in order. */
function world(changes: Partial<CheckoutEffects> = {}, tabStays = true) {
  const done: unknown[] = []
  const effects: CheckoutEffects = {
    signedIn: true,
    localUser: () => USER,
    openTab: () => {
      done.push('tab')
      return {
        isNew: true,
        goTo: (url) => {
          if (tabStays) done.push(`go ${url}`)
          return tabStays
        },
        close: () => done.push('close tab'),
      }
    },
    request: async (order) => {
      done.push(order)
      return URL
    },
    toast: ({ kind, title }) => done.push(`${kind}: ${title}`),
    goToLogin: () => done.push('login'),
    offerLink: (url) => done.push(`link ${url}`),
    watch: () => done.push('watch'),
    ...changes,
  }
  return { effects, done }
}

const ORDER = { ...CHOICE, user: USER }

it('opens the tab first, then sends it to the payment page', async () => {
  const { effects, done } = world()
  const run = runCheckout(effects, CHOICE)
  // During the click itself, before anything is awaited.
  expect(done[0]).toBe('tab')
  await run
  expect(done).toEqual([
    'tab',
    'info: Processando...',
    ORDER,
    'watch',
    `go ${URL}`,
    'success: Redirecionamento concluído',
  ])
})

it('says nothing of another tab where the page itself leaves', async () => {
  const { effects, done } = world({
    openTab: () => ({ isNew: false, goTo: (url) => done.push(`go ${url}`) > 0, close: () => {} }),
  })
  await runCheckout(effects, CHOICE)
  expect(done).toEqual(['info: Processando...', ORDER, 'watch', `go ${URL}`])
})

it('offers a link where the tab was blocked or closed', async () => {
  const { effects, done } = world({}, false)
  await runCheckout(effects, CHOICE)
  expect(done.slice(-2)).toEqual(['watch', `link ${URL}`])
})

it('sends visitors to the sign-in calmly, without opening anything', async () => {
  const { effects, done } = world({ signedIn: false })
  await runCheckout(effects, CHOICE)
  expect(done).toEqual(['info: Login necessário', 'login'])
})

it('stops without a local user', async () => {
  const { effects, done } = world({ localUser: () => null })
  await runCheckout(effects, CHOICE)
  expect(done).toEqual(['error: Erro ao obter dados do usuário'])
})

it('closes the tab when it is refused, and says why', async () => {
  const refused = new CheckoutRefused(CHECKOUT_MESSAGES.noUrl)
  const { effects, done } = world({ request: () => Promise.reject(refused) })
  await runCheckout(effects, CHOICE)
  expect(done).toEqual(['tab', 'info: Processando...', 'close tab', 'error: Erro no pagamento'])
})

it('redirects a person whose session ended to the sign-in', async () => {
  const refused = new CheckoutRefused(CHECKOUT_MESSAGES.signInFirst, true)
  const { effects, done } = world({ request: () => Promise.reject(refused) })
  await runCheckout(effects, CHOICE)
  expect(done.slice(-3)).toEqual(['close tab', 'error: Login necessário', 'login'])
})

it('survives what nobody foresaw', async () => {
  const toast = vi.fn()
  const { effects } = world({ request: () => Promise.reject(new Error('boom')), toast })
  await runCheckout(effects, CHOICE)
  expect(toast).toHaveBeenLastCalledWith({ kind: 'error', ...CHECKOUT_MESSAGES.unexpected })
})
