import type { VariantChoices } from '../../../../sheets/variants/choices.ts'
import { choicesWithin, fromAddress, remembered, toAddress } from '../options/rules.ts'

/** The record in local storage; /cookies names it. */
const STORAGE_NAME = 'folhas.preparar'

/** Last choices on this device, in the form of an address; empty without any, or if unreadable. */
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
    // Without storage no choice is remembered.
  }
}

/** Last choices on this device, for this sheet, or null. */
export function lastChoices(kind: string, catalogue: VariantChoices): VariantChoices | null {
  const stored = lastAddress()
  return stored === '' ? null : choicesWithin(kind, remembered(fromAddress(stored, catalogue), catalogue), catalogue)
}

/** Remembers the choices that go with any sheet. */
export function rememberChoices(choices: VariantChoices, catalogue: VariantChoices): void {
  rememberAddress(toAddress(remembered(choices, catalogue), catalogue))
}
