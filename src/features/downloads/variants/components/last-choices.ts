import type { VariantChoices } from '../../../../../sheets/variants/choices.ts'
import { choicesWithin, fromAddress, remembered, toAddress } from '../options/rules.ts'

/** The record in local storage; /cookies names it. */
const STORAGE_NAME = 'folhas.preparar'

/** What was chosen last on this device, as an address says it; empty when nothing was or it cannot be read. */
export function lastAddress(): string {
  try {
    return localStorage.getItem(STORAGE_NAME) ?? ''
  } catch {
    return ''
  }
}

export function rememberAddress(address: string): void {
  try {
    localStorage.setItem(STORAGE_NAME, address)
  } catch {
    // Without storage nothing is remembered.
  }
}

/** What was chosen last on this device, for this sheet; null when nothing was. */
export function lastChoices(kind: string, catalogue: VariantChoices): VariantChoices | null {
  const stored = lastAddress()
  return stored === '' ? null : choicesWithin(kind, remembered(fromAddress(stored, catalogue), catalogue), catalogue)
}

/** Remembers the choices that go with any sheet. */
export function rememberChoices(choices: VariantChoices, catalogue: VariantChoices): void {
  rememberAddress(toAddress(remembered(choices, catalogue), catalogue))
}
