/** Lines for scissors: ways up into a picture, strips of a puzzle, and shapes to cut out and use. */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CutForm } from './cut-lines.ts'
import { drawShapes, shapePages } from './cut-shapes.ts'
import { type Cut, drawPuzzle, drawWays, type StripPlan } from './cut-strips.ts'

const FORM_OF: Readonly<Record<string, CutForm>> = {
  retas: 'reta',
  ondas: 'onda',
  ziguezague: 'ziguezague',
  degraus: 'degraus',
}
const SHAPES_THEME = 'formas'
const THEMES = ['mistas', ...Object.keys(FORM_OF), SHAPES_THEME] as const

const PLANS: Readonly<Record<Level, StripPlan>> = {
  facil: { strips: 4, line: 1.5, band: 10, repetitions: [1, 1], mixed: ['reta', 'onda'] },
  medio: { strips: 5, line: 1.1, band: 5.5, repetitions: [2, 3], mixed: ['reta', 'onda', 'ziguezague'] },
  desafio: { strips: 6, line: 0.95, band: 0, repetitions: [4, 5], mixed: ['onda', 'ziguezague', 'degraus'] },
}

export interface CutFacts {
  /** From the edge of the paper into the picture; corners of the room of a shape that is cut out. */
  readonly cuts: readonly Cut[]
}

/** Shapes ask for something else than lines, and strips of a puzzle than ways. */
function draw(options: SheetOptions) {
  const { level, theme = '' } = options
  const plan = { ...PLANS[level], strips: amountOf(options, PLANS[level].strips) }
  const shapes = theme === SHAPES_THEME ? shapePages(options) : null
  return composeSheet<CutFacts>(options, 'cut', (random, index) => {
    const asked = { options, plan, own: FORM_OF[theme], random, index }
    const page = shapes
      ? drawShapes(options, shapes[index] ?? [], index)
      : level === 'desafio'
        ? drawPuzzle(asked)
        : drawWays(asked)
    const { cuts, ...drawn } = page
    return { ...drawn, facts: { cuts }, whole: true as const }
  })
}

export const recortarLinhas: SheetKind<PagesFacts<CutFacts>> = {
  id: 'recortar-linhas',
  category: 'tracejar',
  themes: THEMES,
  draw,
}
