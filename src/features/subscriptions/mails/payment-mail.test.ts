import { describe, expect, it } from 'vitest'
import { drawAlert, drawReminder } from './service.server.tsx'

const site = { name: 'Atividário', origin: 'https://atividario.example' }
const facts = { day: '10 de maio de 2026', price: 'R$99,90' }

describe('a mail about payments', () => {
  it.each([
    ['renewal', `${site.origin}/profile`],
    ['ending', `${site.origin}/plans`],
    ['payment_failed', `${site.origin}/profile`],
  ] as const)('%s says the same as text and as HTML, and leads to one place', async (kind, address) => {
    const mail = await drawReminder(kind, facts, site)
    expect(mail.subject).toContain('Atividário')
    expect(mail.text).toContain(kind === 'payment_failed' ? facts.price : facts.day)
    expect(mail.text).toContain(address)
    expect(mail.html).toContain(`href="${address}`)
    expect(mail.html).toContain('lang="pt-BR"')
  })

  it('escapes what the provider wrote', async () => {
    const mail = await drawAlert(
      { subject: 'Contestação', advice: 'Olhe no painel.', detail: '<script>alert(1)</script>', about: '123' },
      site,
    )
    expect(mail.html).not.toContain('<script>alert')
    expect(mail.text).toContain('<script>alert(1)</script>')
  })
})
