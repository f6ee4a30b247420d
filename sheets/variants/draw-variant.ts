/** A sheet drawn otherwise: pure, the same source and choices give the same pages, in Node and in a browser. */
import { MissingPart } from '../scene/missing-part.ts'
import { inOutlines } from '../scene/outlines.ts'
import type { Level, OwnContent, PageContent, ScenePage, Sheet, SheetKind, SheetOptions } from '../scene/scene.ts'
import type { VariantChoices } from './choices.ts'
import { onPaper } from './copies.ts'

/** Source of a sheet's drawing. */
export interface VariantSource {
  readonly level: Level
  readonly seed: number
  readonly theme?: string
  readonly pages: number
  readonly color: boolean
  readonly title: string
  /** Printed under the title, by level. */
  readonly instructions: Readonly<Record<Level, string>>
  readonly school: boolean
  readonly must?: readonly string[]
  /** Typed text of a personal sheet. */
  readonly own?: OwnContent
}

export interface Variant {
  readonly pages: readonly ScenePage[]
  /** The answer key; empty without answers. */
  readonly answers: readonly ScenePage[]
  /** Content of the drawn pages, before several go on one paper. */
  readonly contents: readonly PageContent[]
}

/** Choices of the unchanged sheet. */
export function choicesOf(source: VariantSource): VariantChoices {
  const { level, seed, pages, color } = source
  const ink = color ? 'color' : 'black'
  return { level, seed, ink, letters: null, pages, amount: 'normal', copies: 1, beside: 'same', answers: 'with' }
}

/**
 * Another level or seed cannot always show what the first had to, nor has it items for so many pages: then it shows what
 * it can, and pages repeat items.
 */
function drawAnyhow(kind: SheetKind, options: SheetOptions, must: readonly string[] | undefined): Sheet {
  const attempts = [...(must ? [{ ...options, must }] : []), options]
  for (const attempt of attempts)
    try {
      return kind.draw(attempt)
    } catch (error) {
      if (error instanceof MissingPart) throw error
    }
  return kind.draw({ ...options, repeats: true })
}

/** Draws it. Throws what the kind throws, and in a browser MissingPart until everything is here. */
export function drawVariant(kind: SheetKind, source: VariantSource, choices: VariantChoices): Variant {
  const { level, seed, ink, letters, pages, amount, copies, beside, answers } = choices
  const { title, theme, school, instructions } = source
  const options: SheetOptions = {
    level,
    seed,
    pages,
    color: ink === 'color',
    title,
    instruction: instructions[level],
    school,
    ...(theme !== undefined && { theme }),
    ...(letters && { letters }),
    ...(source.own && { own: source.own }),
    ...(answers !== 'with' && { keyApart: true }),
    ...(answers === 'by-page' && { keyByPage: true }),
    ...(amount === 'fewer' && { fewer: true }),
  }
  const sheet = drawAnyhow(kind, options, source.must)
  const finished = (page: ScenePage): ScenePage =>
    ink === 'outlines' ? { ...page, marks: inOutlines(page.marks) } : page
  return {
    pages: onPaper(sheet.pages.map(finished), copies, beside),
    answers: answers === 'without' ? [] : sheet.answerKeys.map(finished),
    contents: sheet.contents,
  }
}
