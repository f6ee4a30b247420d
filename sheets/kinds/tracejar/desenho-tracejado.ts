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
import { group, type Point } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { type DotPlan, type FigureDots, type FigurePlace, figureDots } from './dotted-figure.ts'
import { DOTTED_PLACES, type DottedPlace } from './dotted-places.ts'
import { guided } from './guides.ts'
import { dotsAt } from './stroke.ts'

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
  desafio: { dot: 1.3, step: 4.4 },
}

/** Side of the small finished drawing, and its corner, mm. */
const MODEL = { side: 34, x: 160, y: 58 }
/** Feet of the figure, and the sheet on which it is drawn once more. */
const FOOT = { alone: 268, again: 174 }
const SHEET = { x: 18, y: 187, width: 174, height: 91 }

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
function model(id: string, pen: Pen): Drawing {
  const { x, y, side } = MODEL
  const place = { cx: x + side / 2, cy: y + side / 2, size: side - 4 }
  return [
    pen.plane('far').shape(box(x - 2.4, y - 2.4, side + 4.8, side + 4.8, 3), 'wood', 0.9),
    pen.plane('far').shape(box(x, y, side, side, 1.5), 'white', 0.6),
    isSymmetric(id)
      ? drawSymmetric(id, { ...place, color: pen.colour, stroke: 0.5 })
      : drawPicture(id, { ...place, color: pen.colour }),
  ]
}

/** Area of the dots: below the small drawing, or beside it if the child draws once more below. */
const roomOf = (again: boolean): Box =>
  again
    ? { x: 18, y: 60, width: 134, height: FOOT.again - 60 }
    : { x: 20, y: 100, width: 170, height: FOOT.alone - 100 }

/** The figure as large as its room lets it. */
function placeIn(id: string, room: Box): FigurePlace {
  const first = drawParts(id, { cx: 0, cy: 0, size: 100, pen: () => ({ width: 1 }) })
  const bounds = boundsOf([first]) ?? { x: 0, y: 0, width: 100, height: 100 }
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height)
  const [x, foot] = [(bounds.x + bounds.width / 2) * scale, (bounds.y + bounds.height) * scale]
  return { cx: middleX(room) - x, cy: room.y + room.height - foot, size: 100 * scale }
}

/** One figure has the same dots on every sheet of a level: there are as many entries as figures and levels. */
const known = new Map<string, FigureDots>()

function dotsOf(id: string, level: Level, place: FigurePlace): FigureDots {
  const key = `${id} ${level}`
  const dots = known.get(key) ?? figureDots(id, place, PLANS[level], level === 'facil')
  known.set(key, dots)
  return dots
}

/** Width of the lines that are there already, and of the white around the figure, mm. */
const [READY_MM, HALO_MM] = [1, 5]

/** White below the figure and around it: the place has no lines between the dots. */
function halo(id: string, place: FigurePlace): Mark {
  const {
    x,
    y,
    children,
    scale = 1,
  } = drawParts(id, {
    ...place,
    pen: () => ({ stroke: WHITE, width: HALO_MM }),
    only: (_, solid) => !solid,
  })
  return group(x, y, children, { scale })
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

function drawPage([id, where]: readonly [id: string, place: DottedPlace], options: SheetOptions) {
  const { level, color } = options
  const pen = new Pen(color)
  const plan = PLANS[level]
  const again = level === 'desafio'
  const place = placeIn(id, roomOf(again))
  const outlineOnly = level === 'facil'
  const { dots, first } = dotsOf(id, level, place)
  const isDrawn = (index: number, solid: boolean) => solid || (outlineOnly && index > 0)
  const ready = drawParts(id, { ...place, pen: () => ({ width: READY_MM }), only: isDrawn })
  const figure = group(0, 0, [
    ready,
    ...dotsAt(dots, plan.dot),
    ...guided([first], { color, radius: again ? 1.9 : 2.4, offset: again ? 3.6 : 4.6, arrowLength: 10 }).marks,
  ])
  const name = nameOfShown(id)
  const facts: DottedFacts = { picture: id, dotted: outlineOnly ? 'outline' : 'all', again, dots }
  return {
    marks: marksOf([
      DOTTED_PLACES[where](pen.plane('far', 'leafDeep'), again ? FOOT.again : FOOT.alone),
      halo(id, place),
      figure,
      model(id, pen),
      again ? emptySheet(pen) : namePlate(pen, capital(name)),
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
