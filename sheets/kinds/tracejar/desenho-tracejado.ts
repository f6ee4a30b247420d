/** A whole drawing in dots: its outline, then all its lines, at last few dots and the same drawing again without any. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { capital } from '../../page/capital.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPicture, nameOfShown } from '../../pictures/drawing.ts'
import { drawParts } from '../../pictures/figure-parts.ts'
import { drawSymmetric, isSymmetric } from '../../pictures/symmetric.ts'
import { GREY } from '../../scene/inks.ts'
import { group, type Point, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type DotPlan, type FigurePlace, figureDots } from './dotted-figure.ts'
import { dotsAt } from './stroke.ts'

/** Figures of few large lines first, animals and things of Brazil after them. */
const FIGURES: Readonly<Record<string, string>> = {
  gato: 'cat',
  borboleta: 'butterfly',
  sapo: 'frog',
  joaninha: 'ladybug',
  cachorro: 'dog',
  coelho: 'rabbit',
  urso: 'bear',
  porco: 'pig',
  coruja: 'owl',
  foguete: 'rocket',
  robo: 'robot',
  bolo: 'cake',
  arvore: 'tree',
  pipa: 'kite',
  cogumelo: 'mushroom',
  morango: 'strawberry',
  abacaxi: 'pineapple',
  presente: 'gift',
  capivara: 'capybara',
  tucano: 'toucan',
  arara: 'macaw',
  jabuti: 'tortoise',
  tatu: 'armadillo',
  caju: 'cashew',
  jangada: 'jangada',
  peteca: 'peteca',
}
const NAMES = Object.keys(FIGURES)

const PLANS: Readonly<Record<Level, DotPlan>> = {
  facil: { dot: 2.1, step: 4 },
  medio: { dot: 1.5, step: 3.2 },
  desafio: { dot: 1.3, step: 4.4 },
}

/** Side of the small finished drawing, mm. */
const MODEL = 34
const EMPTY_HEIGHT = 92
const GAP = 5

export interface DottedFacts {
  readonly picture: string
  /** Parts of the drawing whose lines are dots. */
  readonly dotted: 'outline' | 'all'
  /** Beside it the child draws the figure alone. */
  readonly again: boolean
  /** Middles of the dots, mm. */
  readonly dots: readonly Point[]
}

function figureAt(theme: string | undefined, index: number): string {
  const first = theme === undefined ? 0 : NAMES.indexOf(theme)
  const id = first < 0 ? undefined : FIGURES[NAMES[(first + index) % NAMES.length] ?? '']
  if (!id) throw new RangeError(`no figure named ${theme}`)
  return id
}

/** The finished drawing, small. */
function model(id: string, x: number, y: number, color: boolean): Mark {
  const place = { cx: x + MODEL / 2, cy: y + MODEL / 2, size: MODEL - 4 }
  const drawing = isSymmetric(id)
    ? drawSymmetric(id, { ...place, color, stroke: 0.5 })
    : drawPicture(id, { ...place, color })
  return group(0, 0, [rect(x, y, MODEL, MODEL, { radius: 3, width: 0.4, stroke: GREY }), drawing])
}

/** Area of the dots: below the small drawing, or beside it if the child draws once more below. */
const roomOf = (again: boolean): Box =>
  again
    ? { ...CONTENT, width: CONTENT.width - MODEL - GAP, height: CONTENT.height - EMPTY_HEIGHT - GAP }
    : { ...CONTENT, y: CONTENT.y + MODEL + GAP, height: CONTENT.height - MODEL - GAP }

/** The figure as large as its room lets it. */
function placeIn(id: string, room: Box): FigurePlace {
  const first = drawParts(id, { cx: 0, cy: 0, size: 100, pen: () => ({ width: 1 }) })
  const box = boundsOf([first]) ?? { x: 0, y: 0, width: 100, height: 100 }
  const scale = Math.min((room.width - 8) / box.width, (room.height - 4) / box.height)
  const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale]
  return { cx: middleX(room) - x, cy: middleY(room) - y, size: 100 * scale }
}

/** One figure has the same dots on every sheet of a level: there are as many entries as figures and levels. */
const known = new Map<string, Point[]>()

function dotsOf(id: string, level: Level, place: FigurePlace): Point[] {
  const key = `${id} ${level}`
  const dots = known.get(key) ?? figureDots(id, place, PLANS[level], level === 'facil')
  known.set(key, dots)
  return dots
}

/** Width of the lines that are there already, mm. */
const READY_MM = 1

function drawPage(id: string, { level, color }: SheetOptions) {
  const plan = PLANS[level]
  const again = level === 'desafio'
  const place = placeIn(id, roomOf(again))
  const outlineOnly = level === 'facil'
  const dots = dotsOf(id, level, place)
  const isDrawn = (index: number, solid: boolean) => solid || (outlineOnly && index > 0)
  const ready = drawParts(id, { ...place, pen: () => ({ width: READY_MM }), only: isDrawn })
  const figure = group(0, 0, [ready, ...dotsAt(dots, plan.dot)])
  const top = CONTENT.y + CONTENT.height - EMPTY_HEIGHT
  const empty: Mark[] = again
    ? [
        rect(CONTENT.x, top, CONTENT.width, EMPTY_HEIGHT, { radius: 4, width: 0.6, stroke: GREY }),
        text(CONTENT.x + 5, top + 7, 'Agora sem os pontinhos:', 4.2, { font: 'text', anchor: 'start' }),
      ]
    : []
  const name = nameOfShown(id)
  const facts: DottedFacts = { picture: id, dotted: outlineOnly ? 'outline' : 'all', again, dots }
  return {
    marks: [
      ...empty,
      figure,
      model(id, CONTENT.x + CONTENT.width - MODEL, CONTENT.y, color),
      ...(again ? [] : [text(CONTENT.x + 4, CONTENT.y + MODEL / 2 + 4, capital(name), 12, { anchor: 'start' })]),
    ],
    facts,
    pictures: [id],
    subject: name,
  }
}

export const desenhoTracejado: SheetKind<PagesFacts<DottedFacts>> = {
  id: 'desenho-tracejado',
  category: 'tracejar',
  themes: NAMES,
  draw: (options) => composeSheet(options, 'trace', (_, index) => drawPage(figureAt(options.theme, index), options)),
}
