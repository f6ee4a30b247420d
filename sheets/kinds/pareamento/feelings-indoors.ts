/** Scenes indoors: a present, a tower knocked down, juice on a shirt, a line forgotten on a stage. */
import { figurePen, placed } from '../../studio/cast/figure-pen.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { teddy } from '../../studio/cast/things.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { cloud, sun } from '../../studio/shapes/nature.ts'
import { balloon, gift } from '../../studio/shapes/party.ts'
import { rabbit } from '../../studio/shapes/pets.ts'
import { indoors, PANEL, table } from '../../studio/tales/panel.ts'
import { feels } from './feeling-poses.ts'
import type { FeelingScene } from './feeling-types.ts'

const CHILD = 0.84
const FOOT = 58

const block = (pen: Pen, x: number, y: number, turn: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (p) => [p.shape(box(-5, -5, 10, 10, 1), fill), p.shape(circle(0, 0, 2), 'white', 0.7)], { turn })

/** A window on a night of thunder. */
const storm = (pen: Pen): Drawing => [
  pen.shape(box(46, 5, 36, 32, 1.5), 'wood', 0.9),
  pen.shape(box(49, 8, 30, 26), 'night', 0.7),
  pen.clip(box(49, 8, 30, 26), [
    pen.shape('M64 14L57 25H63L59 35L72 21H65L69 14z', 'yellow', 0.9),
    cloud(pen, 64, 17, 0.9),
    pen.line('M52 24l-1.500 5M76 24l-1.500 5M55 29l-1.500 5', 0.8, 'white'),
  ]),
  pen.shape(box(44, 35, 40, 3, 1), 'woodPale', 0.8),
]

/** Two halves of a drawing on the floor. */
const torn = (pen: Pen): Drawing => [
  pen.at(
    59,
    49,
    1,
    (p) => [p.shape('M-9 -9H5L3 -5L7 -1L3 3L6 9H-9z', 'white', 0.9), p.at(-3, 0, 0.3, (own) => sun(own, 0, 0, 1))],
    { turn: -14 },
  ),
  pen.at(
    76,
    50,
    1,
    (p) => [p.shape('M-5 -9H9V9H-4L-7 3L-3 -1L-7 -5z', 'white', 0.9), p.line('M0 5V-1l4 -4l4 4V5z', 0.9, 'red')],
    { turn: 16 },
  ),
]

const curtain = (pen: Pen, x: number, way: number): Drawing => [
  pen.shape(`M${x} -2H${x + way * 19}Q${x + way * 17} 26 ${x + way * 8} 50H${x}z`, 'red', 0.9),
  pen.line(
    `M${x + way * 6} 0Q${x + way * 6} 24 ${x + way * 3} 48M${x + way * 12} 0Q${x + way * 11} 24 ${x + way * 6} 46`,
    0.7,
    'redDark',
  ),
]

/** On a shirt, in the lengths of a child. */
const STAIN =
  'M-4.600,-31Q-1,-34 2,-31.600Q6,-32 5.400,-27.600Q8,-24 4,-22.400Q2,-18 -1,-21Q-6,-20 -5,-25Q-7.600,-29 -4.600,-31Z'

const AUDIENCE: readonly (readonly [number, Fill])[] = [
  [10, 'brownDark'],
  [30, 'brown'],
  [58, 'greyDark'],
  [78, 'brownPale'],
]

export const INDOOR_SCENES: readonly FeelingScene[] = [
  {
    id: 'presente',
    feeling: 'alegria',
    told: 'Ganhei um presente!',
    because: 'ganhou um presente',
    help: 'Agradecer e brincar junto.',
    draw: (pen, who) => [
      indoors(pen, 'yellowPale'),
      balloon(pen.plane('middle'), 80, 44, 0.66, 'blue', -3),
      balloon(pen.plane('middle'), 8, 42, 0.6, 'red', 3),
      gift(pen.plane('middle'), 64, FOOT - 1, 0.92, 'purple', 'yellow'),
      feels(pen.plane('middle'), { who, feeling: 'alegria' }, [29, FOOT, CHILD]),
    ],
  },
  {
    id: 'torre',
    feeling: 'raiva',
    told: 'Derrubaram minha torre!',
    because: 'derrubaram a torre',
    help: 'Respirar fundo e montar outra torre.',
    draw: (pen, who) => [
      indoors(pen, 'bluePale'),
      block(pen, 54, 52, 12, 'yellow'),
      block(pen, 66, 53, -24, 'red'),
      block(pen, 78, 51, 40, 'green'),
      block(pen, 60, 40, 30, 'blue'),
      block(pen, 73, 37, -14, 'orange'),
      pen.line('M52 32l-2 -4M66 27v-5M80 29l3 -4', 0.9),
      feels(pen.plane('middle'), { who, feeling: 'raiva' }, [26, FOOT, CHILD]),
    ],
  },
  {
    id: 'desenho',
    feeling: 'raiva',
    told: 'Rasgaram meu desenho!',
    because: 'rasgaram o desenho',
    help: 'Contar até dez e colar o papel.',
    draw: (pen, who) => [
      indoors(pen, 'hill'),
      torn(pen.plane('middle')),
      feels(pen.plane('middle'), { who, feeling: 'raiva' }, [26, FOOT, CHILD]),
    ],
  },
  {
    id: 'trovão',
    feeling: 'medo',
    told: 'Deu um trovão bem forte.',
    because: 'deu um trovão bem forte',
    help: 'Abraçar o urso até a chuva passar.',
    draw: (pen, who) => [
      indoors(pen, 'purplePale'),
      storm(pen.plane('middle')),
      placed(teddy(figurePen(pen.plane('middle'), 0.8)), 64, FOOT - 1, 0.8),
      feels(pen.plane('middle'), { who, feeling: 'medo' }, [24, FOOT, CHILD]),
    ],
  },
  {
    id: 'cartola',
    feeling: 'surpresa',
    told: 'Saiu um coelho da cartola!',
    because: 'saiu um coelho da cartola',
    help: 'Perguntar como foi a mágica.',
    draw: (pen, who) => [
      indoors(pen, 'pinkPale'),
      table(pen.plane('middle'), 48, 36, 44, 'purplePale'),
      pen.clip(box(44, -4, 44, 32), rabbit(pen.plane('middle'), 66, 45, 0.66)),
      pen.shape('M56 28H76L74 43H58z', 'greyDark', 0.9),
      pen.shape(box(57, 38, 18, 3.4), 'red', 0.7),
      pen.shape(box(52, 26.4, 28, 3.2, 1.6), 'greyDark', 0.9),
      feels(pen.plane('middle'), { who, feeling: 'surpresa' }, [25, FOOT, CHILD]),
    ],
  },
  {
    id: 'suco',
    feeling: 'vergonha',
    told: 'Derramei suco na roupa.',
    because: 'derramou suco na roupa',
    help: 'Trocar de roupa com ajuda.',
    draw: (pen, who) => [
      indoors(pen, 'skyLow'),
      table(pen.plane('middle'), 50, 36, 42, 'hill'),
      pen.at(66, 37.5, 1, (p) => [
        p.shape('M-6 -4.500L6 -3.500V3.500L-6 4.500z', 'white', 0.9),
        p.shape(ellipse(-6, 0, 1.6, 4.5), 'bluePale', 0.7),
      ]),
      pen.shape('M60 40q-6 -2 -8 1q4 2 6 7q2 -3 2 -8z', 'purple', 0.8),
      feels(pen.plane('middle'), { who, feeling: 'vergonha' }, [27, FOOT, CHILD], {
        pose: { armR: [8, 2], armL: [-8, -2] },
        extra: (near) => ({ armMid: near.shape(STAIN, CLOTH.lilas) }),
      }),
    ],
  },
  {
    id: 'palco',
    feeling: 'vergonha',
    told: 'Esqueci a fala no palco.',
    because: 'esqueceu a fala no palco',
    help: 'Respirar e começar a fala de novo.',
    draw: (pen, who) => [
      pen.shape(box(-2, -2, PANEL.width + 4, 52), 'yellowPale', null),
      pen.shape(box(-2, 46, PANEL.width + 4, 18), 'wood', 0.8),
      curtain(pen, -2, 1),
      curtain(pen, 90, -1),
      pen.rope('M62 50V26', 1.2, 'metal', 0.7),
      pen.shape(circle(62, 24, 3), 'greyDark', 0.8),
      pen.shape(ellipse(62, 50.5, 5, 1.6), 'metal', 0.7),
      feels(pen.plane('middle'), { who, feeling: 'vergonha' }, [42, 52, 0.8]),
      AUDIENCE.map(([x, fill]) => pen.shape(`M${x - 8} 66V60a8 7.500 0 0 1 16 0V66z`, fill, 0.9)),
    ],
  },
]
