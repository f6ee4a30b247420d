import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { downloadFileName } from '../downloads/rules.ts'
import { PREPARE } from './texts.ts'

/** The sheet as the catalogue has it. */
interface Original {
  readonly title: string
  readonly level: VariantChoices['level']
  readonly seed: number
}

/** Choices that a file name carries; null and `color` are left out. */
interface Named {
  readonly level: VariantChoices['level'] | null
  readonly ink: VariantChoices['ink']
  readonly letters: VariantChoices['letters']
  /** Number of the drawing. */
  readonly drawing: number | null
}

/** The title, then what was chosen, so that three levels of one sheet are three names (rule: download file name). */
export function chosenFileName(title: string, { level, ink, letters, drawing }: Named): string {
  const parts = [
    title,
    level && PREPARE.levels[level],
    ink === 'color' ? null : PREPARE.inks[ink],
    letters && PREPARE.letterStyles[letters],
    drawing === null ? null : `desenho ${drawing}`,
  ]
  return downloadFileName(parts.filter((part) => part !== null).join(' '), '.pdf')
}

/** File name of a prepared sheet. The drawing's number comes only with another drawing than the catalogue's. */
export function variantFileName({ title, seed }: Original, choices: VariantChoices): string {
  return chosenFileName(title, { ...choices, drawing: choices.seed === seed ? null : choices.seed })
}
