/** Strokes that finish a picture: hair to comb, spines of an ouriço, a lion's mane, bristles and grass. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { finishing, isFree } from './finishing.ts'
import { hairPage } from './hair-page.ts'
import { lion, porcupines, yard } from './spine-pictures.ts'
import { type Drawn, dealer, type Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

export interface FinishingFacts {
  readonly lines: readonly Stroke[]
  /** Lines of which the page shows the start alone. */
  readonly free: number
}

const PICTURES: Readonly<Record<string, (scene: Scene) => Drawn>> = {
  cabelos: hairPage,
  ourico: porcupines,
  juba: lion,
  quintal: yard,
}

export const cabelosEEspinhos: SheetKind<PagesFacts<FinishingFacts>> = {
  id: 'cabelos-e-espinhos',
  category: 'tracejar',
  themes: Object.keys(PICTURES),
  draw: (options) =>
    composeSheet(options, 'trace', (random, index, sheet) => {
      const { level, color } = options
      const draw = PICTURES[options.theme ?? ''] ?? hairPage
      const pen = new Pen(color)
      const cast = sheet.fork('cast').shuffle(STANDING)
      const who = (i: number) => cast[(index * 3 + i) % cast.length] ?? 'bia'
      const start = sheet.fork('look').integer(0, 3)
      const scene: Scene = { pen, level, index: start + index, random, who, deal: dealer(sheet, index) }
      const { picture, strokes, shows } = draw(scene)
      const facts = { lines: strokes, free: strokes.filter((_, i) => isFree(level, i)).length }
      const marks = [...marksOf([picture, finishing(pen, strokes, level)]), ...marksOf(pictureTitle(pen, options))]
      return { marks, whole: true, facts, pictures: shows }
    }),
}
