/** Large drawings to colour: one picture alone, in its surroundings, or with company. The theme names the picture. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { WHITE } from '../../scene/inks.ts'
import { path, rect, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { figureOfPage } from './figure-of-page.ts'

type Place = 'campo' | 'mar' | 'ceu' | 'festa'

/** Theme → picture and where it is at home. */
const SUBJECTS: Readonly<Record<string, { readonly picture: string; readonly place: Place }>> = {
  gato: { picture: 'cat', place: 'campo' },
  peixe: { picture: 'fish', place: 'mar' },
  borboleta: { picture: 'butterfly', place: 'campo' },
  baleia: { picture: 'whale', place: 'mar' },
  coelho: { picture: 'rabbit', place: 'campo' },
  foguete: { picture: 'rocket', place: 'ceu' },
  tartaruga: { picture: 'turtle', place: 'mar' },
  coruja: { picture: 'owl', place: 'ceu' },
  bolo: { picture: 'cake', place: 'festa' },
  casa: { picture: 'house', place: 'campo' },
  cachorro: { picture: 'dog', place: 'campo' },
  barco: { picture: 'boat', place: 'mar' },
  passaro: { picture: 'bird', place: 'ceu' },
  carro: { picture: 'car', place: 'campo' },
  pato: { picture: 'duck', place: 'mar' },
  presente: { picture: 'gift', place: 'festa' },
  joaninha: { picture: 'ladybug', place: 'campo' },
  sorvete: { picture: 'ice-cream', place: 'festa' },
  abelha: { picture: 'bee', place: 'campo' },
  sapo: { picture: 'frog', place: 'campo' },
}

/** Small pictures that belong to each place: above and below the subject. */
const COMPANY: Readonly<Record<Place, { readonly above: readonly string[]; readonly below: readonly string[] }>> = {
  campo: {
    above: ['sun', 'cloud', 'bird', 'butterfly', 'bee', 'kite'],
    below: ['flower', 'mushroom', 'tree', 'snail', 'ladybug', 'leaf'],
  },
  mar: {
    above: ['sun', 'cloud', 'bird', 'boat', 'balloon'],
    below: ['fish', 'turtle', 'crab', 'shell', 'octopus', 'jellyfish', 'star'],
  },
  ceu: { above: ['star', 'moon', 'cloud', 'kite', 'balloon'], below: ['tree', 'house', 'flower', 'cloud', 'star'] },
  festa: {
    above: ['balloon', 'star', 'bell', 'heart', 'kite'],
    below: ['gift', 'strawberry', 'ball', 'drum', 'crown'],
  },
}

/** What stands in the corners around a subject that is alone. */
const CORNERS: Readonly<Record<Place, readonly string[]>> = {
  campo: ['flower', 'leaf', 'butterfly', 'heart'],
  mar: ['shell', 'star', 'drop', 'seaweed'],
  ceu: ['star', 'moon', 'cloud', 'comet'],
  festa: ['star', 'heart', 'balloon', 'lollipop'],
}

const STROKES: Readonly<Record<Level, number>> = { facil: 1.6, medio: 1.2, desafio: 0.95 }
const FRAME = { x: CONTENT.x + 1, y: CONTENT.y + 1, width: CONTENT.width - 2, height: CONTENT.height - 2 }
const GROUND = FRAME.y + FRAME.height * 0.66

/** Hills, waves or bunting behind the subject, from edge to edge of the frame. */
function drawGround(place: Place, random: Random, stroke: number): Mark[] {
  const { x, width } = FRAME
  const right = x + width
  const bottom = FRAME.y + FRAME.height
  const style = { width: stroke, fill: WHITE }
  const close = `L${round(right)} ${round(bottom)}L${round(x)} ${round(bottom)}Z`
  if (place === 'mar') {
    return [0, 1].map((row) => {
      const y = GROUND + row * 26
      const waves = 6 - row
      const w = width / waves
      const crest = `c${round(w * 0.3)} -11 ${round(w * 0.7)} -11 ${round(w)} 0`
      return path(`M${round(x)} ${round(y)}${crest.repeat(waves)}${close}`, style)
    })
  }
  if (place === 'festa') {
    return [path(`M${round(x)} ${round(GROUND + 12)}H${round(right)}${close}`, style)]
  }
  const lift = random.between(16, 26)
  const top = random.between(0.25, 0.45) * width
  const hill = `M${round(x)} ${round(GROUND)}C${round(x + top * 0.5)} ${round(GROUND - lift)} ${round(x + top * 1.3)} ${round(GROUND - lift)} ${round(right)} ${round(GROUND + 14)}${close}`
  const front = `M${round(x)} ${round(GROUND + 30)}C${round(x + width * 0.4)} ${round(GROUND + 34)} ${round(right - width * 0.3)} ${round(GROUND + 6)} ${round(right)} ${round(GROUND + 18)}${close}`
  return [path(hill, style), path(front, style)]
}

interface Spot {
  readonly cx: number
  readonly cy: number
  readonly size: number
}

/** Places for the company: corners and sides that the subject leaves free. */
function companySpots(level: Level): { readonly above: readonly Spot[]; readonly below: readonly Spot[] } {
  const { x, y, width, height } = FRAME
  const [left, right, bottom] = [x, x + width, y + height]
  if (level === 'medio') {
    const size = 34
    return {
      above: [
        { cx: left + 24, cy: y + 24, size },
        { cx: right - 24, cy: y + 24, size },
      ],
      below: [
        { cx: left + 24, cy: bottom - 22, size },
        { cx: right - 24, cy: bottom - 22, size },
      ],
    }
  }
  const size = 27
  return {
    above: [0, 1, 2, 3].map((i) => ({ cx: left + 21 + (i * (width - 42)) / 3, cy: y + (i % 2 ? 32 : 20), size })),
    below: [0, 1, 2, 3].map((i) => ({ cx: left + 21 + (i * (width - 42)) / 3, cy: bottom - (i % 2 ? 18 : 28), size })),
  }
}

export interface DrawingFacts {
  readonly subject: string
  readonly company: readonly string[]
}

/** A subject alone, as large as the page allows, with small things around it to colour as well. */
function drawAlone(picture: string, place: Place, random: Random): Mark[] {
  const [cx, cy] = [CONTENT.x + CONTENT.width / 2, CONTENT.y + CONTENT.height / 2]
  const corners = [
    [CONTENT.x + 14, CONTENT.y + 14],
    [CONTENT.x + CONTENT.width - 14, CONTENT.y + 14],
    [CONTENT.x + 14, CONTENT.y + CONTENT.height - 14],
    [CONTENT.x + CONTENT.width - 14, CONTENT.y + CONTENT.height - 14],
  ] as const
  const small = random.sample(CORNERS[place], 2)
  return [
    drawPicture(picture, { cx, cy, size: 168, stroke: STROKES.facil }),
    ...corners.map(([x, y]) =>
      drawPicture(findPicture(random.pick(small)), {
        cx: x,
        cy: y,
        size: random.integer(18, 24),
        stroke: 1.2,
        rotate: random.integer(-12, 12),
      }),
    ),
  ]
}

function drawPage(options: SheetOptions, random: Random, theme: string) {
  const subject = SUBJECTS[theme]
  if (!subject) throw new RangeError(`no drawing named ${theme}`)
  const { picture, place } = subject
  if (options.level === 'facil')
    return { marks: drawAlone(picture, place, random), facts: { subject: picture, company: [] } }
  const stroke = STROKES[options.level]
  const spots = companySpots(options.level)
  const without = (list: readonly string[]) => list.filter((id) => id !== picture)
  const above = random.sample(without(COMPANY[place].above), spots.above.length)
  const below = random.sample(without(COMPANY[place].below), spots.below.length)
  const size = options.level === 'medio' ? 122 : 104
  const cy = FRAME.y + FRAME.height * (options.level === 'medio' ? 0.5 : 0.49)
  const company = [...above, ...below]
  const marks: Mark[] = [
    ...drawGround(place, random, stroke),
    rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, { width: stroke, radius: 0 }),
    ...[...spots.above, ...spots.below].map((spot, i) =>
      drawPicture(findPicture(company[i] ?? 'star'), { ...spot, stroke, rotate: random.integer(-6, 6) }),
    ),
    drawPicture(picture, { cx: FRAME.x + FRAME.width / 2, cy, size, stroke: stroke * 1.15 }),
  ]
  return { marks, facts: { subject: picture, company } }
}

const THEMES = Object.keys(SUBJECTS)

export const DRAWING: SheetKind<PagesFacts<DrawingFacts>> = {
  id: 'colorir-desenho',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) =>
      drawPage(options, random, figureOfPage(THEMES, { asked: options.theme, index, source: sheet.fork('subjects') })),
    ),
}
