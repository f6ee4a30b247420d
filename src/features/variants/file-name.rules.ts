import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { downloadFileName } from '../downloads/rules.ts'
import { PREPARE } from './texts.ts'

/** The sheet before anything was chosen. */
interface Original {
  readonly title: string
  readonly seed: number
}

/** Choices that a file name carries; a kind without levels has none. */
interface Named extends Pick<VariantChoices, 'seed' | 'ink' | 'letters'> {
  readonly level: VariantChoices['level'] | null
}

/**
 * File name of a prepared sheet: the title, then what was chosen, so that three levels of one sheet are three names
 * (rule: download file name). The drawing's number comes only with another drawing than the original.
 */
export function variantFileName(original: Original, { level, seed, ink, letters }: Named): string {
  const parts = [
    original.title,
    level && PREPARE.levels[level],
    ink === 'color' ? null : PREPARE.inks[ink],
    letters && PREPARE.letterStyles[letters],
    seed === original.seed ? null : `desenho ${seed}`,
  ]
  return downloadFileName(parts.filter((part) => part !== null).join(' '), '.pdf')
}
