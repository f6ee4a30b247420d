import { expect } from 'vitest'

/** Follows the provider's page as a browser would. @returns the address it redirects to */
export async function chooseAtGoogle(
  start: string,
  choice: { email: string; verified?: boolean; name?: string; deny?: boolean },
) {
  const jar = new Map<string, string>()
  const visit = async (address: string, body?: URLSearchParams) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    await answer.text()
    return new URL(answer.headers.get('location') ?? 'about:blank', address).href
  }
  const page = await visit(start)
  expect(page).toContain('/interaction/')
  const { email, verified = true, name = 'Ana Google', deny = false } = choice
  const form = new URLSearchParams({
    email,
    name,
    answer: deny ? 'deny' : 'allow',
    ...(verified && { verified: 'on' }),
  })
  return visit(await visit(page, form))
}
