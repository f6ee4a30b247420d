/** A whole drawing in dots: its outline, then all its lines, at last few dots and the same drawing again without any. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { drawPicture, nameOfShown } from '../../pictures/drawing.ts'
import { drawParts } from '../../pictures/figure-parts.ts'
import { drawSymmetric, isSymmetric } from '../../pictures/symmetric.ts'
import { WHITE } from '../../scene/inks.ts'
import { group, type Point, path, polylineData } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { type DotPlan, type FigureDots, type FigurePlace, figureDots, outlineDots } from './dotted-figure.ts'
import { DOTTED_PLACES, type DottedPlace } from './dotted-places.ts'
import { guided } from './guides.ts'
import { dotsAt, type Stroke } from './stroke.ts'

/** Figures of few large lines first, animals and things of Brazil after them; each in its place. */
const FIGURES: Readonly<Record<string, readonly [id: string, place: DottedPlace]>> = {
  gato: ['cat', 'jardim'],
  borboleta: ['butterfly', 'ar'],
  sapo: ['frog', 'lagoa'],
  joaninha: ['ladybug', 'ar'],
  cachorro: ['dog', 'jardim'],
  coelho: ['rabbit', 'jardim'],
  urso: ['bear', 'mata'],
  porco: ['pig', 'jardim'],
  coruja: ['owl', 'noite'],
  foguete: ['rocket', 'espaco'],
  robo: ['robot', 'festa'],
  bolo: ['cake', 'festa'],
  arvore: ['tree', 'jardim'],
  pipa: ['kite', 'ar'],
  cogumelo: ['mushroom', 'mata'],
  morango: ['strawberry', 'mesa'],
  abacaxi: ['pineapple', 'mesa'],
  presente: ['gift', 'festa'],
  capivara: ['capybara', 'lagoa'],
  tucano: ['toucan', 'palmas'],
  arara: ['macaw', 'palmas'],
  jabuti: ['tortoise', 'mata'],
  tatu: ['armadillo', 'mata'],
  caju: ['cashew', 'mesa'],
  jangada: ['jangada', 'mar'],
  peteca: ['peteca', 'jardim'],
}
const NAMES = Object.keys(FIGURES)

const PLANS: Readonly<Record<Level, DotPlan>> = {
  facil: { dot: 2.1, step: 4 },
  medio: { dot: 1.5, step: 3.2 },
  desafio: { dot: 1.4, step: 4 },
}

/** Side of the small finished drawing, and its corner, mm: above the figure, or on the sheet for the second drawing. */
const MODEL = { alone: { side: 34, x: 160, y: 58 }, again: { side: 30, x: 156, y: 206 } }
/** Feet of the figure, and the sheet on which it is drawn once more. */
const FOOT = { alone: 262, again: 184 }
const SHEET = { x: 18, y: 199, width: 174, height: 80 }

export interface DottedFacts {
  readonly picture: string
  /** Parts of the drawing whose lines are dots. */
  readonly dotted: 'outline' | 'all'
  /** Beside it the child draws the figure alone. */
  readonly again: boolean
  /** Middles of the dots, mm. */
  readonly dots: readonly Point[]
}

function figureAt(theme: string | undefined, index: number) {
  const first = theme === undefined ? 0 : NAMES.indexOf(theme)
  const figure = first < 0 ? undefined : FIGURES[NAMES[(first + index) % NAMES.length] ?? '']
  if (!figure) throw new RangeError(`no figure named ${theme}`)
  return figure
}

/** The finished drawing, small, in a frame of wood. */
function model(id: string, pen: Pen, { x, y, side }: (typeof MODEL)['alone']): Drawing {
  const place = { cx: x + side / 2, cy: y + side / 2, size: side - 4 }
  return [
    pen.plane('far').shape(box(x - 2.4, y - 2.4, side + 4.8, side + 4.8, 3), 'wood', 0.9),
    pen.plane('far').shape(box(x, y, side, side, 1.5), 'white', 0.6),
    isSymmetric(id)
      ? drawSymmetric(id, { ...place, color: pen.colour, stroke: 0.5 })
      : drawPicture(id, { ...place, color: pen.colour }),
  ]
}

/** Area of the dots: below the small drawing, or all of the place where that is on the sheet. */
const roomOf = (again: boolean, where: DottedPlace): Box =>
  again
    ? { x: 29, y: 66, width: 152, height: FOOT.again - 66 }
    : where === 'festa'
      ? { x: 41, y: 100, width: 128, height: FOOT.alone - 100 }
      : { x: 24, y: 100, width: 162, height: FOOT.alone - 100 }

interface Placed extends FigurePlace {
  /** All around its lines, mm. */
  readonly bounds: Box
}

/** The figure as large as its room lets it. */
function placeIn(id: string, room: Box): Placed {
  const first = drawParts(id, { cx: 0, cy: 0, size: 100, pen: () => ({ width: 1 }) })
  const bounds = boundsOf([first]) ?? { x: 0, y: 0, width: 100, height: 100 }
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height)
  const [x, foot] = [(bounds.x + bounds.width / 2) * scale, (bounds.y + bounds.height) * scale]
  const [width, height] = [bounds.width * scale, bounds.height * scale]
  return {
    cx: middleX(room) - x,
    cy: room.y + room.height - foot,
    size: 100 * scale,
    bounds: { x: middleX(room) - width / 2, y: room.y + room.height - height, width, height },
  }
}

/** One figure has the same dots on every sheet of a level: there are as many entries as figures and levels. */
const known = new Map<string, FigureDots>()

function dotsOf(id: string, level: Level, place: FigurePlace): FigureDots {
  const key = `${id} ${level}`
  const dots =
    known.get(key) ?? (level === 'facil' ? outlineDots(id, place, PLANS.facil) : figureDots(id, place, PLANS[level]))
  known.set(key, dots)
  return dots
}

/** Width of the lines that are there already, of the white around the figure and around its outline, mm. */
const [READY_MM, HALO_MM, CLEAR_MM] = [1, 11, 5]

/** White below the figure and around it down to its feet: the place has no lines between the dots. */
function halo(id: string, place: Placed): Mark {
  const drawn = drawParts(id, {
    ...place,
    pen: () => ({ stroke: WHITE, width: HALO_MM }),
    only: (_, solid) => !solid,
  })
  const { x, y, children, scale = 1 } = drawn
  const { bounds } = place
  const clip = box(bounds.x - HALO_MM, bounds.y - HALO_MM, bounds.width + 2 * HALO_MM, bounds.height + HALO_MM + 0.6)
  return group(0, 0, [group(x, y, children, { scale })], { clip })
}

/** A sheet of paper to draw on. */
const emptySheet = (pen: Pen): Drawing => [
  pen.shape(box(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 4), 'white', 1),
  pen.text(SHEET.x + 6, SHEET.y + 8, 'Agora sem os pontinhos:', 4.6, { font: 'text', anchor: 'start' }),
]

/** The name on a white plate. */
function namePlate(pen: Pen, name: string): Drawing {
  const size = 10
  const width = measureText(name, 'display', size) + 12
  return [pen.plane('far').shape(box(16, 60, width, 17, 8), 'white', 0.8), pen.text(16 + width / 2, 72, name, size)]
}

/** Start and direction: of the one outline, or of every stroke in its order, with its number beside it. */
function guidesOf({ strokes, numbered }: FigureDots, color: boolean, { bounds }: Placed): Mark[] {
  if (numbered === 0) return guided(strokes, { color, radius: 2.4, marked: 1, offset: 4.6, arrowLength: 10 }).marks
  const within = { x: bounds.x - 8, y: bounds.y - 8, width: bounds.width + 16, height: bounds.height + 8 }
  return guided(strokes, { color, radius: 2, numbered: true, within, marked: numbered, offset: 3.4, arrowLength: 8 })
    .marks
}

/** Lines that are there already, none of them nearer to the outline than its white. */
function readyParts(id: string, place: Placed, outline: Stroke): Mark[] {
  const ready = drawParts(id, { ...place, pen: () => ({ width: READY_MM }), only: (index) => index > 0 })
  return [ready, path(polylineData(outline, true), { stroke: WHITE, width: CLEAR_MM })]
}

function drawPage([id, where]: readonly [id: string, place: DottedPlace], options: SheetOptions) {
  const { level, color } = options
  const pen = new Pen(color)
  const plan = PLANS[level]
  const again = level === 'desafio'
  const place = placeIn(id, roomOf(again, where))
  const outlineOnly = level === 'facil'
  const figured = dotsOf(id, level, place)
  const [outline = []] = figured.strokes
  const solid = drawParts(id, { ...place, pen: () => ({ width: READY_MM }), only: (_, isSolid) => isSolid })
  const figure = group(0, 0, [
    ...(outlineOnly ? readyParts(id, place, outline) : [solid]),
    ...dotsAt(figured.dots, plan.dot),
    ...guidesOf(figured, color, place),
  ])
  const { bounds } = place
  const around = {
    foot: again ? FOOT.again : FOOT.alone,
    left: bounds.x,
    right: bounds.x + bounds.width,
    isTall: !again,
    dots: figured.dots,
  }
  const name = nameOfShown(id)
  const facts: DottedFacts = { picture: id, dotted: outlineOnly ? 'outline' : 'all', again, dots: figured.dots }
  return {
    marks: marksOf([
      DOTTED_PLACES[where](pen.plane('far', 'leafDeep'), around),
      halo(id, place),
      figure,
      again ? emptySheet(pen) : namePlate(pen, capital(name)),
      model(id, pen, again ? MODEL.again : MODEL.alone),
      pictureTitle(pen, options),
    ]),
    whole: true,
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
