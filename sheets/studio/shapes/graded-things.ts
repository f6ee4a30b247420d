/** Things of a home in four sizes, heights or lengths, each with its foot at (0, 0). */
import { figurePen } from '../cast/figure-pen.ts'
import { teddy } from '../cast/things.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { toyTrain } from '../turning/toys.ts'
import { pot } from './rooms.ts'

/** From the smallest to the largest. */
export type Grade = 0 | 1 | 2 | 3
export const GRADES: readonly Grade[] = [0, 1, 2, 3]

export interface Series {
  readonly name: string
  readonly article: 'o' | 'a'
  readonly less: string
  readonly more: string
  /** Side that grows. */
  readonly side: 'width' | 'height'
  /** `look` gives colour, and what does not count. */
  readonly draw: (pen: Pen, grade: Grade, look: Grade) => Drawing
}

const FILLS: readonly [Fill, Fill, Fill, Fill] = ['red', 'yellow', 'teal', 'purple']
type Four = readonly [number, number, number, number]

const BEARS: Four = [13, 19, 25, 31]
const BLOCK = 6.2
const BOOKS: Four = [14, 19.5, 25, 31]
const THICK: Four = [9, 6, 11, 7.6]
const POTS: Four = [15, 21, 27, 33]
const BOTTLES: Four = [14, 19.5, 25, 31]
const SPOONS: Four = [12, 17.4, 22.8, 28.4]
const BUTTONS: Four = [5.6, 8.2, 11.4, 15]
const RIBBONS: Four = [11, 16.6, 22.4, 28.4]
const SPOOLS: Four = [12, 18, 24.4, 31]

const bears: Series['draw'] = (pen, grade, look) => {
  const height = BEARS[grade]
  const y = -0.44 * height
  const wing = 0.12 * height
  return [
    standing(pen, (own) => teddy(figurePen(own, 1)), 0, 0, height),
    pen.shape(
      `M0 ${y}L${-1.4 * wing} ${y - 0.8 * wing}V${y + 0.8 * wing}zM0 ${y}L${1.4 * wing} ${y - 0.8 * wing}V${y + 0.8 * wing}z`,
      FILLS[look],
      0.7,
    ),
  ]
}

const towers: Series['draw'] = (pen, grade, look) =>
  Array.from({ length: grade + 2 }, (_, i) => [
    pen.shape(box(-4.6, -BLOCK * (i + 1), 9.2, BLOCK, 0.8), FILLS[((look + i) % 4) as Grade], 0.9),
    i % 2 ? pen.shape(circle(0, -BLOCK * (i + 0.5), 1.5), 'white', 0.6) : [],
  ])

const trains: Series['draw'] = (pen, grade, look) => {
  const [engine, wagon] = [13, 8.6]
  const left = -(engine + wagon * grade) / 2
  return [
    Array.from({ length: grade }, (_, i) => {
      const x = left + engine + i * wagon
      return [
        pen.line(`M${x - 1} -2.600h2`, 0.9),
        pen.shape(box(x + 0.8, -7.6, wagon - 1.6, 5.4, 0.6), FILLS[((look + i) % 4) as Grade], 0.9),
        pen.shape(circle(x + 2.5, -1.6, 1.5) + circle(x + wagon - 2.5, -1.6, 1.5), 'greyPale', 0.7),
      ]
    }),
    standing(pen, toyTrain, left + engine / 2, 0, engine),
  ]
}

const books: Series['draw'] = (pen, grade, look) => {
  const [height, width] = [BOOKS[grade], THICK[look]]
  return [
    pen.shape(box(-width / 2, -height, width, height, 0.8), FILLS[look], 1),
    pen.line(`M${-width / 2} ${-height + 3}h${width}M${-width / 2} -3h${width}`, 0.7),
    pen.shape(box(-width / 2 + 1.6, -height * 0.66, width - 3.2, height * 0.26), 'cream', 0.6),
  ]
}

const pots: Series['draw'] = (pen, grade, look) =>
  standing(pen, (own) => pot(own, 0, 0, 1, FILLS[look]), 0, 0, POTS[grade])

const bottles: Series['draw'] = (pen, grade, look) => {
  const [height, half] = [BOTTLES[grade], 4.8]
  const shoulder = -height + 7
  return [
    pen.shape(
      `M${-half} 0V${shoulder + 2}Q${-half} ${shoulder} -1.800 ${shoulder - 1.6}V${-height + 2}H1.800V${shoulder - 1.6}Q${half} ${shoulder} ${half} ${shoulder + 2}V0z`,
      FILLS[look],
      1,
    ),
    pen.shape(box(-2.6, -height, 5.2, 2.8, 0.8), 'white', 0.8),
    pen.shape(box(-half, -6.6, 2 * half, 4.4), 'cream', 0.6),
  ]
}

/** A nail in the back of the cupboard, from which something hangs. */
const NAIL = -30
const nail = (pen: Pen): Drawing => pen.shape(circle(0, NAIL, 1.3), 'stoneDark', 0.7)

const spoons: Series['draw'] = (pen, grade, look) => {
  const [low, fill] = [NAIL + SPOONS[grade], look % 2 ? 'metal' : 'wood'] as const
  return [
    pen.rope(`M0 ${NAIL + 1.6}V${low - 6}`, 2, fill, 0.8),
    pen.shape(ellipse(0, low - 4.6, 3.6, 4.6), fill, 1),
    pen.line(`M-1.600 ${low - 5}q0 2.600 1.600 3`, 0.6),
    nail(pen),
  ]
}

const plates: Series['draw'] = (pen, grade, look) =>
  Array.from({ length: 2 + grade * 2 }, (_, i) => [
    pen.shape(
      `M-13 ${-3.4 * (i + 1)}H13Q12 ${-3.4 * i} 7 ${-3.4 * i}H-7Q-12 ${-3.4 * i} -13 ${-3.4 * (i + 1)}z`,
      i % 2 ? 'white' : FILLS[look],
      0.8,
    ),
  ])

const buttons: Series['draw'] = (pen, grade, look) => {
  const r = BUTTONS[grade]
  return [
    pen.shape(circle(0, -r, r), FILLS[look], 1),
    pen.line(circle(0, -r, 0.74 * r), 0.6),
    [-1, 1].flatMap((x) =>
      (look % 2 ? [0] : [-1, 1]).map((y) => pen.shape(circle(0.24 * r * x, -r + 0.24 * r * y, 0.13 * r), 'white', 0.6)),
    ),
  ]
}

const ribbons: Series['draw'] = (pen, grade, look) => {
  const low = NAIL + RIBBONS[grade]
  const along = Array.from({ length: Math.floor(RIBBONS[grade] / 4) - 1 }, (_, i) => NAIL + 4 + i * 4)
  return [
    pen.shape(`M-3.600 ${NAIL}H3.600V${low}L0 ${low - 3}L-3.600 ${low}z`, FILLS[look], 0.9),
    look % 2 ? along.map((y) => pen.shape(circle(0, y, 1), 'white', 0.5)) : pen.line(`M0 ${NAIL + 2}V${low - 3}`, 0.6),
    nail(pen),
  ]
}

const spools: Series['draw'] = (pen, grade, look) => {
  const height = SPOOLS[grade]
  const turns = Math.round((height - 6) / 2.4)
  return [
    pen.shape(box(-5, -height + 2.4, 10, height - 4.8), FILLS[look], 0.9),
    pen.line(
      Array.from({ length: turns }, (_, i) => `M-5 ${Math.round((-height + 4.6 + i * 2.4) * 10) / 10}l10 -1`).join(''),
      0.5,
    ),
    pen.shape(box(-7, -3, 14, 3, 1), 'woodPale', 0.9),
    pen.shape(box(-7, -height, 14, 3, 1), 'woodPale', 0.9),
  ]
}

const series = (
  name: string,
  article: Series['article'],
  [less, more]: readonly [string, string],
  side: Series['side'],
  draw: Series['draw'],
): Series => ({ name, article, less, more, side, draw })

const SIZE = ['menor', 'maior'] as const

export const GRADED = {
  quarto: [
    series('ursinhos', 'o', SIZE, 'height', bears),
    series('torres', 'a', ['mais baixa', 'mais alta'], 'height', towers),
    series('trens', 'o', ['mais curto', 'mais comprido'], 'width', trains),
    series('livros', 'o', ['mais baixo', 'mais alto'], 'height', books),
  ],
  cozinha: [
    series('panelas', 'a', SIZE, 'width', pots),
    series('garrafas', 'a', ['mais baixa', 'mais alta'], 'height', bottles),
    series('colheres', 'a', ['mais curta', 'mais comprida'], 'height', spoons),
    series('pilhas de pratos', 'a', ['mais baixa', 'mais alta'], 'height', plates),
  ],
  costura: [
    series('botões', 'o', SIZE, 'height', buttons),
    series('fitas', 'a', ['mais curta', 'mais comprida'], 'height', ribbons),
    series('carretéis', 'o', ['mais baixo', 'mais alto'], 'height', spools),
  ],
} as const satisfies Readonly<Record<string, readonly Series[]>>

export type GradedPlace = keyof typeof GRADED

/** «do menor para o maior». */
export const orderOf = ({ article, less, more }: Series): string => `d${article} ${less} para ${article} ${more}`
