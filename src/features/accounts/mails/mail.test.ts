import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { drawMail } from '../../../platform/mail/draw.ts'
import { AccountMail } from './mail.tsx'
import { MAILS, type MailKind } from './texts.ts'

const url = 'https://atividario.example/confirm-email?token=a&b="c"'
const IMPRINT = 'Editora Exemplo Ltda., CNPJ 12.345.678/0001-95. Atendimento: contato@exemplo.com.br'
const KINDS = Object.keys(MAILS) as MailKind[]

const draw = (kind: MailKind, site = 'Atividário') => {
  const content = MAILS[kind](site)
  return drawMail(createElement(AccountMail, { site, content, url: 'action' in content ? url : null }), IMPRINT)
}

describe('the mails of the account', () => {
  it.each(KINDS)('%s says the same as text and as HTML', async (kind) => {
    const content = MAILS[kind]('Atividário')
    const { text, html } = await draw(kind)
    const lines = [content.heading, ...content.paragraphs, content.note, IMPRINT]
    for (const line of lines) {
      expect(text).toContain(line)
      expect(html).toContain(line)
    }
    expect(text.includes(url)).toBe('action' in content)
    expect(text).not.toContain(content.preview)
    expect(html).toContain(content.preview)
  })

  it.each(KINDS)('%s brings nothing remote', async (kind) => {
    const { html } = await draw(kind)
    expect(html).not.toMatch(/<img|<link|src=|@import|url\(/)
  })

  it('escapes what it is given', async () => {
    const { text, html } = await draw('confirmation', '<script>"Casa" & Cia')
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('href="https://atividario.example/confirm-email?token=a&amp;b=&quot;c&quot;"')
    expect(text).toContain('<script>"Casa" & Cia')
  })
})
