/** Events: one small scene and one short sentence for each feeling. */

import { drawPicture } from '../../pictures/drawing.ts'
import type { Feeling } from '../../pictures/drawn/people-heads.ts'
import { inkOfHex, WHITE } from '../../scene/inks.ts'
import { line, path, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

const CLOTH = inkOfHex('#f9c6c6')
const WATER = inkOfHex('#a9dcf3')

interface Place {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly color: boolean
}

export interface Situation {
  readonly sentence: string
  readonly draw: (place: Place) => Mark[]
}

const put = (id: string, { cx, cy, size, color }: Place, share: number, dx: number, dy: number, rotate = 0): Mark =>
  drawPicture(id, { cx: cx + dx * size, cy: cy + dy * size, size: size * share, color, ...(rotate && { rotate }) })

const floor = ({ cx, cy, size: s }: Place): Mark => line(cx - 0.62 * s, cy + 0.46 * s, cx + 0.62 * s, cy + 0.46 * s)

/** The puddle of melted ice. */
const puddle = ({ cx, cy, size: s, color }: Place): Mark => {
  const n = round
  return path(
    `M${n(cx - 0.34 * s)} ${n(cy + 0.44 * s)}c0 ${n(-0.14 * s)} ${n(0.68 * s)} ${n(-0.14 * s)} ${n(0.68 * s)} 0s${n(-0.68 * s)} ${n(0.12 * s)} ${n(-0.68 * s)} 0Z`,
    { fill: color ? CLOTH : WHITE },
  )
}

const stain = ({ cx, cy, size: s, color }: Place): Mark => {
  const n = round
  return path(
    `M${n(cx - 0.02 * s)} ${n(cy + 0.02 * s)}c${n(0.1 * s)} ${n(-0.1 * s)} ${n(0.2 * s)} 0 ${n(0.16 * s)} ${n(0.1 * s)}c${n(0.08 * s)} ${n(0.1 * s)} ${n(-0.06 * s)} ${n(0.18 * s)} ${n(-0.14 * s)} ${n(0.1 * s)}c${n(-0.14 * s)} ${n(0.04 * s)} ${n(-0.16 * s)} ${n(-0.14 * s)} ${n(-0.02 * s)} ${n(-0.2 * s)}Z`,
    { fill: color ? WATER : [0, 0, 0, 30] },
  )
}

/** Being sleepy is a need of the body, no feeling. */
export type Emotion = Exclude<Feeling, 'sono'>

export const SITUATIONS: Readonly<Record<Emotion, Situation>> = {
  alegria: {
    sentence: 'Ganhei um presente!',
    draw: (p) => [
      put('gift', p, 0.66, 0, 0.14),
      put('balloon', p, 0.5, -0.42, -0.12),
      put('balloon', p, 0.44, 0.42, -0.18),
      floor(p),
    ],
  },
  tristeza: { sentence: 'Meu sorvete caiu.', draw: (p) => [floor(p), puddle(p), put('ice-cream', p, 0.8, 0, 0, 168)] },
  raiva: {
    sentence: 'Estragaram minha torre.',
    draw: (p) => [
      floor(p),
      put('brick', p, 0.34, -0.4, 0.32, -14),
      put('brick', p, 0.34, -0.02, 0.3, 24),
      put('brick', p, 0.34, 0.4, 0.32, -40),
      put('brick', p, 0.32, 0.14, -0.02, 50),
      put('ball', p, 0.36, -0.3, -0.08),
    ],
  },
  medo: { sentence: 'Deu um trovão bem forte.', draw: (p) => [put('storm', p, 0.96, 0, -0.02)] },
  surpresa: {
    sentence: 'Saiu um coelho da cartola!',
    draw: (p) => [
      put('rabbit', p, 0.52, 0, -0.2),
      put('top-hat', p, 0.6, 0, 0.22, 180),
      put('magic-wand', p, 0.4, 0.46, -0.1),
    ],
  },
  calma: {
    sentence: 'Descanso na rede.',
    draw: (p) => [put('hammock', p, 0.9, 0, 0.04), put('butterfly', p, 0.2, 0.02, -0.28)],
  },
  vergonha: {
    sentence: 'Derramei suco na roupa.',
    draw: (p) => [put('shirt', p, 0.84, -0.06, 0.02), stain(p), put('juice', p, 0.36, 0.46, 0.2, 100)],
  },
}
