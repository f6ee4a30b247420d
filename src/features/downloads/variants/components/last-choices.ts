import type { VariantChoices } from '../../../../../sheets/variants/choices.ts'
import { choicesWithin, fromAddress, remembered, toAddress } from '../options/rules.ts'

/** The record in local storage; /cookies names it. */
const STORAGE_NAME = 'folhas.preparar'

/** What was chosen last on this device, for this sheet; null when nothing was or it cannot be read. */
export function lastChoices(kind: string, catalogue: VariantChoices): VariantChoices | null {
  try {
    const stored = localStorage.getItem(STORAGE_NAME)
    if (stored === null) return null
    return choicesWithin(kind, remembered(fromAddress(stored, catalogue), catalogue), catalogue)
  } catch {
    return null
  }
}

/** Remembers the choices that go with any sheet. */
export function rememberChoices(choices: VariantChoices, catalogue: VariantChoices): void {
  try {
    localStorage.setItem(STORAGE_NAME, toAddress(remembered(choices, catalogue), catalogue))
  } catch {
    // Without storage nothing is remembered.
  }
}
