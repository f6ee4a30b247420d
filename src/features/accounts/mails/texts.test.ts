import { describe, expect, it } from 'vitest'
import { drawMail } from './texts.ts'

const url = 'https://atividario.example/auth/v1/verify-email?token=a&b="c"'

describe('drawMail', () => {
  it.each(['confirmation', 'passwordReset'] as const)('%s says the same as text and as HTML', (kind) => {
    const mail = drawMail(kind, { url, site: 'Atividário' })
    expect(mail.subject).toContain('Atividário')
    expect(mail.text).toContain(url)
    for (const paragraph of mail.text
      .trim()
      .split('\n\n')
      .filter((line) => line !== url)) {
      expect(mail.html).toContain(paragraph)
    }
  })

  it('escapes what it is given', () => {
    const { html } = drawMail('confirmation', { url, site: '<script>"Casa" & Cia' })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&#60;script&#62;&#34;Casa&#34; &#38; Cia')
    expect(html).toContain('href="https://atividario.example/auth/v1/verify-email?token=a&#38;b=&#34;c&#34;"')
  })
})
