import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test as base, type Download, expect, type Page } from '@playwright/test'

/** A network address of a test's own, for the limits that count by address. */
function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}

/** Chromium's error for a transition between documents that the next navigation interrupted. */
const BROKEN_OFF = /^(?:Invalid|Abort)\w*: Transition was /
/** A tab that opens waits for the tests' debugger, and the one that opens it with it: its listeners cannot run meanwhile. */
const HELD_UP = /'open' on 'Window': The provided callback is no longer runnable/

/** Pictures of sheets that another test uploads, and replaces or deletes while this page shows its list. */
const REPLACED = /\/thumbnails\/[^/]+-(?:carinhas|b)-\d+/

/** Times the page's processor is slower: `E2E_CPU_RATE=4` shows here what fails on a slow machine. */
const CPU_SLOWDOWN = Number(process.env.E2E_CPU_RATE ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** A test that also fails when the page logs an error, or a script throws. */
export const test = base.extend<{ expectedErrors: RegExp[]; present: boolean }>({
  /** Console errors this test provokes on purpose. */
  expectedErrors: [[], { option: true }],
  /** True if the pointer moves at once: content out of view waits for such a sign. */
  present: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() }),
  page: async ({ page, expectedErrors, present }, use) => {
    const errors: { text: string; at: string }[] = []
    page.on('pageerror', (error) => {
      if (!BROKEN_OFF.test(String(error)) && !HELD_UP.test(String(error)))
        errors.push({ text: String(error), at: page.url() })
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push({ text: message.text(), at: message.location().url })
    })
    if (present) await page.addInitScript(somebodyIsThere)
    if (CPU_SLOWDOWN > 1) await slowDown(page)
    await use(page)
    const isReplaced = ({ text, at }: (typeof errors)[number]) => text.includes(' 404 ') && REPLACED.test(at)
    const unexpected = errors.filter(
      (error) => !isReplaced(error) && !expectedErrors.some((expected) => expected.test(error.text)),
    )
    expect(unexpected.map(({ text, at }) => `${text} (${at})`)).toEqual([])
  },
})

function somebodyIsThere(): void {
  // An empty tab waits for its debugger, and its listeners must not run.
  if (location.protocol === 'about:') return
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
}

/** A new user: a unique name and address. */
export function newPerson() {
  return { name: 'Ana Souza', email: `pessoa-${randomUUID()}@exemplo.com.br`, password: 'papel e lapis 12' }
}

/** Registers through the form and waits until the site greets the person. */
export async function register(page: Page, person = newPerson()) {
  await page.goto('/register')
  await fillRegistration(page, person)
  await expect(toast(page, 'Conta criada com sucesso!')).toBeVisible()
  await page.waitForURL('/')
  return person
}

/** Signs in through the form and waits until the site greets the person. */
export async function signIn(page: Page, { name, email, password }: ReturnType<typeof newPerson>) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: `Olá ${name.split(' ')[0]}` })).toBeVisible()
}

/** Signs a new person in through the API, which is quicker than the form. The page shows it once it is loaded again. */
export async function signUp(page: Page, person = newPerson()) {
  const answer = await page.request.post('/auth/v1/sign-up/email', {
    data: { ...person, terms_accepted: true, receive_emails: false },
  })
  expect(answer.status()).toBe(200)
  return person
}

/** Ends the session of this browser alone, without signing out. */
export async function loseSession(page: Page) {
  // The page before would still ask in the name of a session that is over.
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export async function fillRegistration(page: Page, person: ReturnType<typeof newPerson>) {
  await page.getByLabel('Nome').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /termos/i }).check()
  await page.getByRole('button', { name: /criar conta|registrar/i }).click()
}

/** The toast with this title. */
export function toast(page: Page, title: string) {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })
}

/** Clicks the button of the open dialog and returns what the browser saved. */
export async function downloadFromDialog(page: Page): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Baixar atividade' }).click(),
  ])
  return { download, bytes: await readFile(await download.path()) }
}
