/** Straight lines to trace as parts of a picture: falling fruit, rain, lanes, slides, hills, the strings of a guitar. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { fishing } from './fishing.ts'
import { strings } from './guitar.ts'
import { hills } from './hills.ts'
import { lanes } from './level-lines.ts'
import { rain } from './rain.ts'
import { slides } from './slides.ts'
import { type Drawn, dealer, lines, type Scene, type StraightFacts } from './straight-scene.ts'
import { falling } from './upright-lines.ts'
import { walks } from './walks.ts'

const PICTURES: Readonly<Record<string, (scene: Scene) => Drawn>> = {
  verticais: falling,
  horizontais: walks,
  inclinadas: hills,
  chuva: rain,
  pistas: lanes,
  violao: strings,
  escorregadores: slides,
  pescaria: fishing,
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color } = options
  const draw = PICTURES[options.theme ?? ''] ?? falling
  const pen = new Pen(color)
  const cast = sheet.fork('cast').shuffle(STANDING)
  const who = (i: number) => cast[(index * 3 + i) % cast.length] ?? 'bia'
  const { picture, strokes, shows } = draw({ pen, level, index, random, who, deal: dealer(sheet, index) })
  const facts: StraightFacts = {
    lines: strokes.map((stroke) => ({ from: stroke[0] ?? { x: 0, y: 0 }, to: stroke.at(-1) ?? { x: 0, y: 0 } })),
  }
  const marks = [...marksOf([picture, lines(strokes, color, level)]), ...marksOf(pictureTitle(pen, options))]
  return { marks, whole: true, facts, pictures: shows }
}

export const tracejarRetas: SheetKind<PagesFacts<StraightFacts>> = {
  id: 'tracejar-retas',
  category: 'tracejar',
  themes: Object.keys(PICTURES),
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
