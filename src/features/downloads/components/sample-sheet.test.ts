import { describe, expect, it } from 'vitest'
import type { Activity } from '../../catalogue/schema.ts'
import { sampleSheet, sampleSheetHtml } from './sample-sheet.ts'

const EVIL = `<script>alert("x")</script>'&`
const ESCAPED = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;'

const ACTIVITY: Activity = {
  id: 'b2f8f6c2-7a55-4a57-9f7e-0b8a1e0f1a22',
  slug: 'folha',
  title: `Título ${EVIL}`,
  description: `Descrição ${EVIL}`,
  category: 'Percepção Visual',
  imageUrl: '/x.webp',
  hasFile: false,
  isPremium: false,
  ageRange: `Faixa ${EVIL}`,
  format: 'Preto e Branco',
  pageCount: 3,
  tags: [`tag ${EVIL}`, 'rimas'],
  createdAt: '2026-05-10T12:00:00.000Z',
}

describe('the sample sheet', () => {
  const html = sampleSheetHtml(ACTIVITY)

  it('escapes everything the activity says', () => {
    expect(html).not.toContain('<script')
    for (const part of ['Título', 'Descrição', 'Faixa', 'tag']) expect(html).toContain(`${part} ${ESCAPED}`)
  })

  it('says what the activity is', () => {
    for (const part of ['Percepção Visual', 'Preto e Branco', '3 páginas', 'rimas', '<html lang="pt-BR">']) {
      expect(html).toContain(part)
    }
    expect(sampleSheetHtml({ ...ACTIVITY, pageCount: 1 })).toContain('1 página<')
    expect(sampleSheetHtml({ ...ACTIVITY, tags: [] })).not.toContain('Temas')
  })

  it('needs nothing else: no address leads out of the file', () => {
    expect(html).not.toMatch(/https?:|src=|href=|url\(/)
  })

  it('is an HTML file in UTF-8', async () => {
    const file = sampleSheet(ACTIVITY)
    expect(file.type).toBe('text/html;charset=utf-8')
    expect(await file.text()).toBe(html)
  })
})
