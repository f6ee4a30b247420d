/** A jigsaw to cut out and paste: four, nine or sixteen square pieces of one picture, and the board they go on. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { nameOfShown } from '../../pictures/drawing.ts'
import { GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, line, rect, rectData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { viewNamed } from '../../studio/scenes/views.ts'
import { jigsawRoom, MODEL, PIECES_TOP } from './jigsaw-room.ts'

const SIDES: Readonly<Record<Level, number>> = { facil: 2, medio: 3, desafio: 4 }
/** Side of the picture, mm. */
const SIDE = 102
const BOARD: Box = { x: 17, y: 58, width: SIDE, height: SIDE }
/** Between pieces that lie on the rug, beside and below each other, mm: each is cut out on its own. */
const GAPS: Readonly<Record<Level, readonly [number, number]>> = {
  facil: [30, 6],
  medio: [19, 4],
  desafio: [14, 3.4],
}
/** White paper around a piece, mm. */
const RIM = 1.4
/** Weight of a whole picture's lines, before it is made smaller, mm. */
const LINE = 1.4

/** Whole pictures of the themes that have them, one a page. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['capivara', 'onca', 'tucano', 'cachorro', 'gato', 'coelho', 'tartaruga', 'cavalo', 'coruja'],
  frutas: ['fruteira', 'feira'],
  ceu: ['ceu-de-dia', 'ceu-de-noite'],
  festa: ['festa', 'bolo', 'presente'],
  'volta-as-aulas': ['volta-as-aulas', 'escola'],
  'sindrome-de-down': ['sindrome-de-down'],
  pascoa: ['pascoa', 'coelho'],
  'povos-indigenas': ['povos-indigenas'],
  'dia-das-maes': ['maes'],
  carnaval: ['carnaval'],
  independencia: ['independencia'],
  'meio-ambiente': ['meio-ambiente', 'pomar', 'pantanal', 'amazonia', 'tartaruga'],
  'festa-junina': ['junina', 'fogueira'],
  'dia-dos-pais': ['pais'],
  folclore: ['folclore'],
  'dia-da-arvore': ['dia-da-arvore'],
  primavera: ['jardim', 'borboleta', 'joaninha'],
  'dia-das-criancas': ['parquinho', 'circo', 'castelo'],
  'dia-dos-professores': ['professores'],
  'consciencia-negra': ['consciencia-negra'],
  natal: ['natal', 'presepio'],
  estacoes: ['estacoes'],
  aniversario: ['festa', 'bolo', 'presente'],
  'copa-e-jogos': ['futebol'],
}

/** A drawing as large as the jigsaw, in the lengths that it was drawn in. */
interface Motif {
  readonly marks: readonly Mark[]
  /** Its upper left corner and its scale, mm. */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Foot of a sign in its middle, mm below its upper edge. */
  readonly signFoot?: number
}

/** The square of a picture that a jigsaw shows; lengths are in mm. */
interface Square extends Pick<Motif, 'signFoot'> {
  /** Default: the width of the picture. */
  readonly side?: number
  /** Height of its foot above that of the picture. */
  readonly raised?: number
}

const SQUARES: Readonly<Record<string, Square>> = {
  // Heads are above the usual square.
  amazonia: { side: 222 },
  folclore: { side: 218 },
  // Of four pieces each is one season.
  estacoes: { side: 230 },
  // The whole board, with its words.
  professores: { side: 216 },
  // No cut runs through the words on its packets.
  bolo: { raised: 13 },
}
/** Pictures that the easiest level shows from nearer. */
const EASY_SQUARES: typeof SQUARES = { 'volta-as-aulas': { side: 196, signFoot: 17.6 } }

const squareOf = (view: string, level: Level): Square =>
  (level === 'facil' && EASY_SQUARES[view]) || SQUARES[view] || {}

export interface JigsawFacts {
  readonly subject: string
  /** Place on the board of each piece, as the pieces lie, from 0. */
  readonly order: readonly number[]
  /** Degrees by which each piece is turned, clockwise. */
  readonly turns: readonly number[]
}

const HAIR = 0.02

/** The whole motif or a part of it, `part` in mm of the jigsaw, with its corner at (x, y) and scaled. */
function drawPart(motif: Motif, part: Box, x: number, y: number, scale = 1): Mark {
  const own = motif.scale
  const [left, top] = [motif.x + part.x / own, motif.y + part.y / own]
  // Rounded lengths of neighbours would overlap by a hair.
  const [width, height] = [part.width / own - HAIR, part.height / own - HAIR]
  const seen = motif.marks.filter((mark) => {
    const box = boundsOf([mark])
    return box && overlaps(box, { x: left, y: top, width, height })
  })
  const inside = group(-left, -top, seen)
  // Pieces of one picture are neither named nor counted.
  return { ...group(x, y, [inside], { clip: rectData(0, 0, width, height), scale: own * scale }), picture: undefined }
}

/** Two pieces are beside or below each other as on the board. */
export function joined(order: readonly number[], side: number): boolean {
  return order.some((place, i) => {
    const beside = (i + 1) % side > 0 && place % side < side - 1 && order[i + 1] === place + 1
    return beside || order[i + side] === place + side
  })
}

/** Attempts until none of four pieces is joined: every second order has one. */
const ORDERS = 24

/**
 * Pieces in another order than on the board: each is in the place of the next one of a random ring. Of four, two joined
 * ones would be half the jigsaw.
 */
function mixed(random: Random, side: number): number[] {
  const count = side * side
  const order = Array.from({ length: count }, () => 0)
  for (let attempt = 0; attempt < ORDERS; attempt++) {
    const ring = random.shuffle(Array.from({ length: count }, (_, i) => i))
    ring.forEach((at, i) => {
      order[at] = ring[(i + 1) % count] ?? at
    })
    if (side > 2 || !joined(order, side)) break
  }
  return order
}

/** Radius of the numbers on the lid, and how far their middles are from the picture, mm. */
const [BADGE, BADGE_OUT] = [2.5, 2.5]
/** Degrees by which the smallest pieces are turned where they wait. */
const TURNS = [90, 180, 270]

function drawPieces(
  level: Level,
  motif: Motif,
  { order, turns }: Pick<JigsawFacts, 'order' | 'turns'>,
  cells: readonly Box[],
): Mark[] {
  const side = SIDES[level]
  const [beside, below] = GAPS[level]
  const left = PICTURE.x + (PICTURE.width - SIDE - beside * (side - 1)) / 2
  const cut = { stroke: GREY, width: 0.5, dash: [2.4, 1.8], cap: 'butt' as const }
  return order.flatMap((place, i): Mark[] => {
    const [at, cell] = [cells[i], cells[place]]
    if (!at || !cell) return []
    const [x, y] = [left + at.x + beside * (i % side), PIECES_TOP + at.y + below * Math.floor(i / side)]
    const [width, height] = [cell.width, cell.height]
    const part = drawPart(motif, cell, level === 'desafio' ? -width / 2 : x, level === 'desafio' ? -height / 2 : y)
    return [
      rect(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM, { fill: WHITE, width: 0.3, stroke: PALE_GREY }),
      level === 'desafio' ? group(x + width / 2, y + height / 2, [part], { rotate: turns[i] ?? 0 }) : part,
      rect(x, y, width, height, cut),
    ]
  })
}

/** The model in four, with the number of each place on the rim; no line runs through the sign at its top. */
function numberedModel(color: boolean, { scale, signFoot = 0 }: Motif): Mark[] {
  const { x, y, width, height } = MODEL
  const top = round(y + (signFoot * scale * height) / SIDE)
  const half = { stroke: color ? WHITE : GREY, width: 0.7, dash: [2, 1.6], cap: 'butt' as const }
  return [
    line(x + width / 2, top, x + width / 2, y + height, half),
    line(x, y + height / 2, x + width, y + height / 2, half),
    ...[0, 1, 2, 3].flatMap((i) => {
      const [cx, cy] = [x + width * (i % 2 ? 0.75 : 0.25), i < 2 ? y - BADGE_OUT : y + height + BADGE_OUT]
      return [circle(cx, cy, BADGE, { width: 0.5, fill: WHITE }), centredText(cx, cy, String(i + 1), 3.8)]
    }),
  ]
}

function drawPage(random: Random, options: SheetOptions, motif: Motif) {
  const { level } = options
  const side = SIDES[level]
  const cells = cellsOf(side, side, { box: { x: 0, y: 0, width: SIDE, height: SIDE }, gap: 0 })
  const order = mixed(random, side)
  const chance = random.fork('turns')
  const turns = order.map(() => (level === 'desafio' && chance.chance(0.75) ? chance.pick(TURNS) : 0))
  const marks = [
    ...jigsawRoom(options, random.fork('people').integer(0, 99)),
    rect(BOARD.x, BOARD.y, SIDE, SIDE, { width: 0.9, fill: WHITE }),
    ...cells.map((cell) =>
      rect(BOARD.x + cell.x, BOARD.y + cell.y, cell.width, cell.height, { width: 0.4, stroke: PALE_GREY }),
    ),
    ...(level === 'facil'
      ? cells.map((cell, i) =>
          centredText(BOARD.x + cell.x + cell.width / 2, BOARD.y + cell.y + cell.height / 2, String(i + 1), 16, {
            fill: GREY,
          }),
        )
      : []),
    rect(BOARD.x, BOARD.y, SIDE, SIDE, { width: 0.9 }),
    drawPart(motif, { x: 0, y: 0, width: SIDE, height: SIDE }, MODEL.x, MODEL.y, MODEL.width / SIDE),
    rect(MODEL.x, MODEL.y, MODEL.width, MODEL.height, { width: 0.6 }),
    // The numbers of the places are on the rim of the lid as well: the picture shows where each piece belongs.
    ...(level === 'facil' ? numberedModel(options.color, motif) : []),
    ...drawPieces(level, motif, { order, turns }, cells),
  ]
  return { marks, order, turns }
}

/** A page with a whole picture of the theme. */
function drawView(name: string, options: SheetOptions, index: number, random: Random, sheet: Random) {
  const view = viewNamed(name, options.level)
  const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  const marks = marksOf(view.draw(new Pen(options.color, 1, LINE), cast, index))
  const { side = PICTURE.width, raised = 0, signFoot = 0 } = squareOf(name, options.level)
  const [x, y] = [PICTURE.x + (PICTURE.width - side) / 2, PICTURE.y + PICTURE.height - side - raised]
  const motif: Motif = { marks, x, y, scale: round(SIDE / side), signFoot }
  const { order, turns, ...page } = drawPage(random, options, motif)
  const [first = name] = view.shows
  return {
    ...page,
    whole: true,
    facts: { subject: first, order, turns },
    pictures: view.shows,
    items: [nameOfShown(first)],
  }
}

export const quebraCabeca: SheetKind<PagesFacts<JigsawFacts>> = {
  id: 'quebra-cabeca',
  category: 'percepcao',
  themes: Object.keys(VIEWS),
  draw: (options) => {
    // A fire alone has too few details for nine pieces.
    const isPoor = (view: string) => view === 'fogueira' && options.level !== 'facil'
    const known = (VIEWS[options.theme ?? 'bichos'] ?? []).filter((view) => !isPoor(view))
    const isAsked = (view: string) =>
      viewNamed(view, options.level).shows.some((shown) => options.must?.includes(nameOfShown(shown)))
    const shuffled = createRandom(options.seed).fork('views').shuffle(known)
    const views = shuffled.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const view = views[index % views.length]
      if (!view) throw new RangeError(`no pictures for ${options.theme}`)
      return drawView(view, options, index, random, sheet)
    })
  },
}
