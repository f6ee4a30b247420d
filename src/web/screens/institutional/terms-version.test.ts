import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { TERMS_VERSION } from '../../../features/accounts/terms/rules.ts'
import { TERMS } from '../../../features/accounts/terms/texts.ts'
import { termsDocument } from './terms-texts.ts'

const facts = { siteName: 'Site', supportChat: null, seller: null, privacyOfficer: null }

/**
 * The words of a version. Other words that mean something else are another version (TERMS_VERSION, rule: terms of use);
 * for a corrected letter the digest here is enough.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2025-05-16': '6c4fa2b22756fccd',
  '2026-11-30': 'cc64745b8c226dc3',
}

test('the terms are those of their version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(termsDocument(facts)))
    .digest('hex')
    .slice(0, 16)
  expect(digest).toBe(DIGESTS[TERMS_VERSION])
})

test('the page says since when they hold', () => {
  expect(TERMS.updated()).toBe('Última atualização: 30 de novembro de 2026')
})
