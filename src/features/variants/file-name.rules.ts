import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { downloadFileName } from '../downloads/rules.ts'
import { PREPARE } from './texts.ts'

/** The sheet as the catalogue has it. */
interface Original {
  readonly title: string
  readonly level: VariantChoices['level']
  readonly seed: number
}

/**
 * File name of a prepared sheet: the title, then what was chosen, so that three levels of one sheet are three names
 * (rule: download file name). The drawing's number comes only with another drawing than the catalogue's.
 */
export function variantFileName({ title, seed }: Original, choices: VariantChoices): string {
  const parts = [
    title,
    PREPARE.levels[choices.level],
    choices.ink === 'color' ? null : PREPARE.inks[choices.ink],
    choices.letters && PREPARE.letterStyles[choices.letters],
    choices.seed === seed ? null : `desenho ${choices.seed}`,
  ]
  return downloadFileName(parts.filter((part) => part !== null).join(' '), '.pdf')
}
