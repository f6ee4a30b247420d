import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { variantFileName } from '../variants/file-name.rules.ts'
import { firstChoices } from './draft.rules.ts'
import type { CreationKind } from './kind.rules.ts'

/** File name of a created sheet, without any typed text (rule: download file name). */
export function creationFileName(kind: CreationKind, choices: VariantChoices): string {
  const { seed } = firstChoices(kind).choices
  const level = kind.fields.includes('level') ? choices.level : null
  return variantFileName({ title: kind.title, seed }, { ...choices, level })
}
