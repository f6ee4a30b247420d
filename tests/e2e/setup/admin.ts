import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { newPerson } from './site.ts'

const run = promisify(execFile)

/** A new account, signed in on this page without going through the form. */
export async function memberSession(page: Page) {
  const person = newPerson()
  const form = { ...person, terms_accepted: true, receive_emails: false }
  const answer = await page.request.post('/auth/v1/sign-up/email', { data: form })
  expect(answer.status()).toBe(200)
  const { user } = await answer.json()
  return { ...person, id: user.userId as string }
}

let known: Promise<ReturnType<typeof newPerson> & { id: string }> | null = null

/**
 * An administrator, signed in on this page: the role comes by the command an operator runs (rule: first administrator).
 * One account serves all tests of a worker, because the command takes its time.
 */
export async function adminSession(page: Page) {
  if (known) {
    const { email, password } = await known
    const answer = await page.request.post('/auth/v1/sign-in/email', { data: { email, password } })
    expect(answer.status()).toBe(200)
    return known
  }
  known = memberSession(page).then(async (person) => {
    await run(process.execPath, ['scripts/grant-admin.ts', person.email], {
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    })
    return person
  })
  return known
}
