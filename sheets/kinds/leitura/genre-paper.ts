/** The paper of a genre: tape on a note, stripes around a letter, a board behind a notice, a masthead on news. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { BLUE, GREEN, GREY, ORANGE, PALE_GREY, PINK, PURPLE, RED, SAND, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, circle, line, path, polygon, rect, rectData, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { Genre, ReadingText } from './text-bank.ts'

export interface Paper {
  readonly marks: readonly Mark[]
  /** Room of the text below the title. */
  readonly room: Box
}

/** As the child reads it over the text. */
export const GENRE_NAMES: Readonly<Record<Genre, string>> = {
  fabula: 'Fábula',
  conto: 'Conto',
  poema: 'Poema',
  bilhete: 'Bilhete',
  carta: 'Carta',
  convite: 'Convite',
  receita: 'Receita',
  'regra-de-jogo': 'Regras de jogo',
  noticia: 'Notícia',
  informativo: 'Você sabia?',
  aviso: 'Aviso',
}

const INKS: Readonly<Record<Genre, Ink>> = {
  fabula: GREEN,
  conto: PURPLE,
  poema: PINK,
  bilhete: YELLOW,
  carta: BLUE,
  convite: ORANGE,
  receita: RED,
  'regra-de-jogo': GREEN,
  noticia: SAND,
  informativo: BLUE,
  aviso: SAND,
}

const PAD = 8
const TITLE = 7.4
const TAG = 3.7

/** Thin lines beside the drawing's own, mm. */
const FINE = 0.45
/** Board that shows around a pinned sheet, mm. */
const RIM = 3.5

/** A row of squares, every other one filled. */
function chequers(box: Box, ink: Ink): Mark[] {
  const side = 3.5
  const count = Math.floor(box.width / side)
  return [0, 1].flatMap((row) =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => (i + row) % 2 === 0)
      .map((i) => area(rectData(box.x + i * side, box.y + row * side, side, side), ink)),
  )
}

/** The slanted stripes along the edge of an airmail letter. */
function stripes(box: Box, ink: Ink): Mark[] {
  const [height, width, slant] = [3.6, 7, 2.4]
  const count = Math.floor((box.width - slant) / (width + 4))
  const step = (box.width - slant - width) / (count - 1)
  const row = (y: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = box.x + i * step
      return polygon(
        [
          { x: x + slant, y },
          { x: x + slant + width, y },
          { x: x + width, y: y + height },
          { x, y: y + height },
        ],
        { fill: i % 2 === 0 ? ink : WHITE, width: FINE, stroke: GREY },
      )
    })
  return [...row(box.y), ...row(box.y + box.height - height)]
}

/** Little flags on a string along the top. */
function flags(box: Box, inks: readonly Ink[]): Mark[] {
  const count = 12
  const step = box.width / count
  return [
    line(box.x, box.y + 2, box.x + box.width, box.y + 2, { width: FINE }),
    ...Array.from({ length: count }, (_, i) => {
      const x = box.x + i * step + step * 0.15
      const width = step * 0.7
      return polygon(
        [
          { x, y: box.y + 2 },
          { x: x + width, y: box.y + 2 },
          { x: x + width, y: box.y + 11 },
          { x: x + width / 2, y: box.y + 8 },
          { x, y: box.y + 11 },
        ],
        { fill: inks[i % inks.length] ?? WHITE, width: FINE },
      )
    }),
  ]
}

/** Two strips of tape that hold a note. */
const tape = ({ x, y, width }: Box, ink: Ink): Mark[] =>
  [x + 14, x + width - 38].map((left, i) =>
    polygon(
      [
        { x: left, y: y - 2 + i },
        { x: left + 24, y: y - 3 + 2 * i },
        { x: left + 24, y: y + 5 + i },
        { x: left, y: y + 6 - i },
      ],
      { fill: ink, stroke: GREY, width: 0.35 },
    ),
  )

/** A board with a sheet of paper pinned at its four corners. */
const pinned = ({ x, y, width, height }: Box, board: Ink, pins: readonly Ink[]): Mark[] => [
  rect(x, y, width, height, { radius: 3, width: 0.6, fill: board }),
  rect(x + RIM, y + RIM, width - 2 * RIM, height - 2 * RIM, { radius: 1, width: FINE, fill: WHITE }),
  ...[x + RIM + 3, x + width - RIM - 3].flatMap((cx, i) =>
    [y + RIM + 3, y + height - RIM - 3].map((cy, k) =>
      circle(cx, cy, 1.5, { width: FINE, fill: pins[2 * i + k] ?? WHITE }),
    ),
  ),
]

/** The holes of a spiral along the left edge. */
const spiral = ({ x, y, height }: Box): Mark[] =>
  Array.from({ length: Math.floor((height - 12) / 12) }, (_, i) => {
    const cy = y + 10 + i * 12
    return [
      circle(x + 6, cy, 1.8, { width: FINE, fill: WHITE }),
      path(`M${x - 3} ${cy - 1.4}C${x - 2} ${cy - 4} ${x + 5} ${cy - 4} ${x + 6} ${cy}`, { width: 0.6 }),
    ]
  }).flat()

interface Design {
  readonly marks: readonly Mark[]
  /** Taken from the four sides, mm. */
  readonly inset: { readonly top: number; readonly left: number; readonly bottom: number }
}

function designOf(genre: Genre, box: Box, color: boolean): Design {
  const ink = (one: Ink, share = 1) => (color ? tint(one, share) : WHITE)
  const sheet = (share: number, radius = 4) =>
    rect(box.x, box.y, box.width, box.height, { radius, width: 0.6, fill: ink(INKS[genre], share) })
  const plain = { top: 0, left: 0, bottom: 0 }
  if (genre === 'bilhete') return { marks: [sheet(0.35, 1), ...tape(box, ink(SAND))], inset: { ...plain, top: 5 } }
  if (genre === 'carta')
    return {
      marks: [
        sheet(0, 2),
        ...stripes({ ...box, x: box.x + 3, width: box.width - 6, y: box.y + 2, height: box.height - 4 }, ink(BLUE)),
      ],
      inset: { ...plain, top: 6, bottom: 6 },
    }
  if (genre === 'convite')
    return {
      marks: [
        sheet(0.18),
        ...flags({ ...box, x: box.x + 3, width: box.width - 6 }, [ink(ORANGE), ink(BLUE), ink(YELLOW), ink(GREEN)]),
      ],
      inset: { ...plain, top: 10 },
    }
  if (genre === 'receita')
    return {
      marks: [
        sheet(0),
        ...chequers(
          { x: box.x + 2, y: box.y + 3, width: box.width - 4, height: 7 },
          color ? tint(RED, 0.7) : PALE_GREY,
        ),
      ],
      inset: { ...plain, top: 9 },
    }
  if (genre === 'regra-de-jogo') return { marks: [sheet(0.2), ...spiral(box)], inset: { ...plain, left: 7 } }
  if (genre === 'aviso')
    return {
      marks: pinned(box, ink(SAND), [ink(RED), ink(BLUE), ink(GREEN), ink(YELLOW)]),
      inset: { top: 4, left: 3, bottom: 5 },
    }
  if (genre === 'noticia')
    return {
      marks: [
        sheet(0.35, 0),
        line(box.x + 4, box.y + 10.5, box.x + box.width - 4, box.y + 10.5, { width: 1.2 }),
        line(box.x + 4, box.y + 12.4, box.x + box.width - 4, box.y + 12.4, { width: FINE }),
        text(box.x + box.width / 2, box.y + 8, 'JORNAL DA TURMA', 5.6),
      ],
      inset: { ...plain, top: 11 },
    }
  return { marks: [sheet(0.16)], inset: plain }
}

/** Height of the title and the name of the genre, mm. */
const HEAD = 17

/** The paper with the genre's name and the title, and the room that it leaves for the text. */
export function drawPaper(
  genre: Genre,
  { title, genreName: name = GENRE_NAMES[genre] }: Pick<ReadingText, 'title' | 'genreName'>,
  box: Box,
  color: boolean,
): Paper {
  const { marks, inset } = designOf(genre, box, color)
  const [left, width] = [box.x + PAD + inset.left, box.width - 2 * PAD - inset.left]
  const tagWidth = measureText(name, 'display', TAG) + 6
  const top = box.y + inset.top
  const size = fitTextSize(title, 'display', TITLE, width - tagWidth - 5)
  return {
    marks: [
      ...marks,
      text(left, top + 11, title, size, { anchor: 'start' }),
      rect(left + width - tagWidth, top + 5.4, tagWidth, 6.6, {
        radius: 3.3,
        width: FINE,
        fill: color ? tint(INKS[genre], 0.8) : WHITE,
      }),
      text(left + width - tagWidth / 2, top + 10, name, TAG),
    ],
    room: {
      x: left,
      y: top + HEAD,
      width,
      height: box.height - inset.top - HEAD - inset.bottom - 5,
    },
  }
}

/** Height of a paper whose text is `height` mm high. */
export const paperHeight = (genre: Genre, height: number) => {
  const { inset } = designOf(genre, { x: 0, y: 0, width: 178, height: 100 }, false)
  return inset.top + HEAD + height + inset.bottom + 5
}

/** Width of the text on the genre's paper of this width, mm. */
export const textWidth = (genre: Genre, width: number) =>
  width - 2 * PAD - designOf(genre, { x: 0, y: 0, width, height: 100 }, false).inset.left
