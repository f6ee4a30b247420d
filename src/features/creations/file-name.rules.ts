import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { chosenFileName } from '../variants/file-name.rules.ts'
import { firstChoices } from './draft.rules.ts'
import type { CreationKind } from './kind.rules.ts'

/** File name of a created sheet, without any typed text (rule: download file name). */
export function creationFileName(kind: CreationKind, { level, seed, ink, letters }: VariantChoices): string {
  return chosenFileName(kind.title, {
    level: kind.fields.includes('level') ? level : null,
    ink,
    letters,
    drawing: seed === firstChoices(kind).choices.seed ? null : seed,
  })
}
