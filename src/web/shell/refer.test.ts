import { expect, test } from 'vitest'
import { whatsAppLink } from './refer.ts'

test('the WhatsApp link carries one message with the site and its address, escaped', () => {
  const link = new URL(whatsAppLink('Sítio & Cia', 'https://sitio.example/?a=1&b=2'))
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams.keys()]).toEqual(['text'])
  expect(link.searchParams.get('text')).toMatch(/Sítio & Cia.*https:\/\/sitio\.example\/\?a=1&b=2$/)
})
