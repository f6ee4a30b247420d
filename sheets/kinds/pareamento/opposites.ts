/** Opposites as drawings and as words. Each drawing fills a square of side `size` around (cx, cy), mm. */

import { drawPicture } from '../../pictures/drawing.ts'
import { EMOTIONS, face } from '../../pictures/faces.ts'
import { halve } from '../../pictures/transforms.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLUE, BROWN, ORANGE, SAND, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, circle, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

interface Place {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly color: boolean
}

type Draw = (place: Place) => Mark[]

export interface Opposite {
  readonly words: readonly [string, string]
  readonly draw: readonly [Draw, Draw]
}

const ink = (place: Place, wanted: Ink) => (place.color ? wanted : WHITE)

const picture =
  (id: string, share = 1, dx = 0, dy = 0): Draw =>
  ({ cx, cy, size, color }) => [
    drawPicture(wordPicture(id), { cx: cx + dx * size, cy: cy + dy * size, size: size * share, color }),
  ]

const feeling =
  (index: number): Draw =>
  ({ cx, cy, size, color }) => {
    const emotion = EMOTIONS[index]
    return emotion ? [drawPicture(face(emotion, 0), { cx, cy, size, color })] : []
  }

const glass =
  (full: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const at = (x: number, y: number) => `${round(cx + x * s)} ${round(cy + y * s)}`
    const water = area(
      `M${at(-0.225, -0.22)}L${at(-0.18, 0.4)}L${at(0.18, 0.4)}L${at(0.225, -0.22)}Z`,
      ink(place, BLUE),
    )
    const outline = path(`M${at(-0.26, -0.42)}L${at(-0.2, 0.43)}L${at(0.2, 0.43)}L${at(0.26, -0.42)}Z`)
    const level = path(`M${at(-0.245, -0.22)}L${at(0.245, -0.22)}`)
    return full ? [water, outline, level] : [outline]
  }

const door =
  (open: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const frame = rect(cx - 0.24 * s, cy - 0.44 * s, 0.48 * s, 0.88 * s, {
      ...(open ? {} : { fill: ink(place, BROWN) }),
    })
    if (!open) return [frame, circle(cx + 0.14 * s, cy + 0.02 * s, 0.035 * s, { fill: ink(place, YELLOW) })]
    const at = (x: number, y: number) => `${round(cx + x * s)} ${round(cy + y * s)}`
    const leaf = path(`M${at(-0.24, -0.44)}L${at(-0.46, -0.34)}L${at(-0.46, 0.5)}L${at(-0.24, 0.44)}Z`, {
      fill: ink(place, BROWN),
    })
    return [frame, leaf, circle(cx - 0.41 * s, cy + 0.06 * s, 0.03 * s, { fill: ink(place, YELLOW) })]
  }

/** A building with as many floors. */
const building =
  (floors: number): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const height = (0.92 * s * floors) / 5
    const top = cy + 0.46 * s - height
    const windows = Array.from({ length: floors * 2 }, (_, i) => {
      const x = cx + (i % 2 ? 0.05 : -0.15) * s
      return rect(x, top + (Math.floor(i / 2) + 0.28) * (height / floors), 0.1 * s, 0.09 * s, {
        width: 0.5,
        fill: WHITE,
      })
    })
    return [rect(cx - 0.22 * s, top, 0.44 * s, height, { fill: ink(place, SAND) }), ...windows]
  }

/** An open box and a ball in it or beside it. */
const box =
  (inside: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const x = inside ? cx - 0.3 * s : cx - 0.46 * s
    const ball = (bx: number, by: number) => circle(bx, by, 0.14 * s, { fill: ink(place, ORANGE) })
    const front = rect(x, cy - 0.02 * s, 0.6 * s, 0.44 * s, { fill: ink(place, SAND) })
    return inside ? [ball(cx, cy - 0.06 * s), front] : [front, ball(cx + 0.33 * s, cy + 0.28 * s)]
  }

const table =
  (above: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const [top, height] = [cy - 0.06 * s, 0.07 * s]
    const leg = (x: number) => rect(cx + x * s, top + height, 0.06 * s, 0.42 * s, { fill: ink(place, BROWN) })
    const board = rect(cx - 0.46 * s, top, 0.92 * s, height, { fill: ink(place, BROWN) })
    const ball = circle(cx, above ? top - 0.17 * s : top + 0.3 * s, 0.15 * s, { fill: ink(place, ORANGE) })
    return [leg(-0.4), leg(0.34), board, ball]
  }

const pencil =
  (length: number): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const [left, right, half] = [cx - (length * s) / 2, cx + (length * s) / 2, 0.09 * s]
    const body = rect(left, cy - half, right - left - 0.16 * s, 2 * half, { fill: ink(place, YELLOW) })
    const x = right - 0.16 * s
    const tip = `M${round(x)} ${round(cy - half)}L${round(right)} ${round(cy)}L${round(x)} ${round(cy + half)}Z`
    return [body, path(tip, { fill: ink(place, SAND) })]
  }

const apples =
  (count: number): Draw =>
  ({ cx, cy, size, color }) =>
    Array.from({ length: count }, (_, i) => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const middle = count === 1
      const x = middle ? cx : cx + (column - 1) * size * 0.32
      const y = middle ? cy : cy + (row - 1) * size * 0.32
      return drawPicture(wordPicture('apple'), { cx: x, cy: y, size: size * 0.29, color, stroke: 0.5 })
    })

const halfApple: Draw = ({ cx, cy, size, color }) => [
  drawPicture(halve(wordPicture('apple'), 'left'), { cx: cx + size * 0.2, cy, size, color }),
]

/** None could stand for another's partner. */
export const OPPOSITES: readonly Opposite[] = [
  { words: ['GRANDE', 'PEQUENO'], draw: [picture('bear'), picture('bear', 0.42)] },
  { words: ['DIA', 'NOITE'], draw: [picture('sun'), picture('moon')] },
  { words: ['ALEGRE', 'TRISTE'], draw: [feeling(0), feeling(1)] },
  { words: ['CHEIO', 'VAZIO'], draw: [glass(true), glass(false)] },
  { words: ['ABERTA', 'FECHADA'], draw: [door(true), door(false)] },
  { words: ['ALTO', 'BAIXO'], draw: [building(5), building(2)] },
  { words: ['DENTRO', 'FORA'], draw: [box(true), box(false)] },
  { words: ['EM CIMA', 'EMBAIXO'], draw: [table(true), table(false)] },
  { words: ['COMPRIDO', 'CURTO'], draw: [pencil(0.96), pencil(0.42)] },
  { words: ['MUITO', 'POUCO'], draw: [apples(9), apples(1)] },
  { words: ['QUENTE', 'FRIO'], draw: [picture('cup'), picture('ice-cream')] },
  { words: ['RÁPIDO', 'DEVAGAR'], draw: [picture('rocket'), picture('snail')] },
  { words: ['INTEIRA', 'METADE'], draw: [picture('apple'), halfApple] },
]

/** Drawings that a sheet never shows together, for apples are apples. */
export const NOT_TOGETHER = ['MUITO', 'INTEIRA'] as const

/** Opposites for readers. */
export const OPPOSITE_WORDS: readonly (readonly [string, string])[] = [
  ['CEDO', 'TARDE'],
  ['PERTO', 'LONGE'],
  ['NOVO', 'VELHO'],
  ['LIMPO', 'SUJO'],
  ['CLARO', 'ESCURO'],
  ['MOLHADO', 'SECO'],
  ['DURO', 'MOLE'],
  ['SUBIR', 'DESCER'],
  ['ENTRAR', 'SAIR'],
  ['RIR', 'CHORAR'],
  ['GROSSO', 'FINO'],
  ['FORTE', 'FRACO'],
  ['PRIMEIRO', 'ÚLTIMO'],
  ['LIGADO', 'DESLIGADO'],
  ['ACORDAR', 'DORMIR'],
  ['LEVE', 'PESADO'],
  ['SILÊNCIO', 'BARULHO'],
  ['GANHAR', 'PERDER'],
  ['COMEÇO', 'FIM'],
  ['SEMPRE', 'NUNCA'],
]
