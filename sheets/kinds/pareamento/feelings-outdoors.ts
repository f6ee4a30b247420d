/** Scenes outdoors: a goal, an ice cream on the ground, a dog that barks. */
import { ON_GROUND } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { football } from '../../studio/scenes/football.ts'
import { tree, tuft } from '../../studio/shapes/nature.ts'
import { balloon, iceCream } from '../../studio/shapes/party.ts'
import { dog } from '../../studio/shapes/pets.ts'
import { outdoors, PANEL } from '../../studio/tales/panel.ts'
import { feels } from './feeling-poses.ts'
import type { FeelingScene } from './feeling-types.ts'

const CHILD = 0.84
const FOOT = 58

/** Sitting on the ground, at ease. */
const RESTING = { ...ON_GROUND, plain: true, expr: 'calmo' } as const

const chick = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 17} ${y - 2}q17 -9 34 0q-2 8 -17 8t-17 -8z`, 'straw', 0.9),
  pen.shape(circle(x, y - 9, 7.4), 'sun'),
  pen.spot(x - 2.6, y - 11, 1),
  pen.spot(x + 2.6, y - 11, 1),
  pen.shape(`M${x - 1.8} ${y - 8.6}h3.600l-1.800 2.800z`, 'orange', 0.7),
  pen.shape(
    `M${x - 9.5} ${y - 7}l3.800 3.400l3.800 -3.400l3.800 3.400l3.800 -3.400l3.600 3.400q-1 9 -9.400 9t-9.400 -12.400z`,
    'cream',
    0.9,
  ),
  pen.shape(`M${x + 13} ${y - 4}q6 -7 9 1l-3 1.600l-2 -2l-2 2z`, 'cream', 0.8),
  pen.line(`M${x - 13} ${y + 1}l6 2M${x + 4} ${y + 3}l7 -1.600`, 0.6, 'strawDark'),
]

export const OUTDOOR_SCENES: readonly FeelingScene[] = [
  {
    id: 'gol',
    feeling: 'alegria',
    told: 'Fiz um gol!',
    because: 'fez um gol',
    help: 'Comemorar com todo o time.',
    draw: (pen, who) => [
      outdoors(pen),
      pen.line('M56 24V54M64 22V54M72 22V54M80 22V54M54 30H88M54 38H88M54 46H88', 0.5, 'stoneDark'),
      pen.rope('M53 56V20H92', 2.2, 'white', 0.8),
      football(pen.plane('middle'), 70, 51, 5.6),
      feels(pen.plane('middle'), { who, feeling: 'alegria' }, [27, FOOT, CHILD]),
    ],
  },
  {
    id: 'sorvete',
    feeling: 'tristeza',
    told: 'Meu sorvete caiu.',
    because: 'o sorvete caiu no chão',
    help: 'Aceitar um pouco do sorvete do amigo.',
    draw: (pen, who) => [
      outdoors(pen),
      pen.shape(ellipse(64, 54, 17, 4), 'pinkPale', 0.9),
      iceCream(pen, 64, 27, 0.42, { turn: 180 }),
      feels(pen.plane('middle'), { who, feeling: 'tristeza' }, [28, FOOT, CHILD]),
    ],
  },
  {
    id: 'balão',
    feeling: 'tristeza',
    told: 'Meu balão voou para longe.',
    because: 'o balão voou para longe',
    help: 'Dar tchau ao balão e pedir um abraço.',
    draw: (pen, who) => [
      outdoors(pen, 'sky', false),
      standing(pen.plane('middle'), (p) => tree(p, 0, 0), 80, 48, 22),
      balloon(pen.plane('middle'), 60, 33, 0.62, 'red', 4),
      feels(pen.plane('middle'), { who, feeling: 'tristeza' }, [28, FOOT, CHILD], {
        pose: { nod: -1, armR: { at: [15.6, -40], hand: 'open', dir: 150, thumb: -1 } },
      }),
    ],
  },
  {
    id: 'cachorro',
    feeling: 'medo',
    told: 'Um cachorro latiu para mim.',
    because: 'um cachorro latiu bem perto',
    help: 'Ficar longe dele, perto de um adulto.',
    draw: (pen, who) => [
      outdoors(pen),
      dog(pen.plane('middle'), 67, FOOT, 1.15, 'brownPale'),
      pen.line('M45 20l-5 -3M44 26h-6M45 32l-5 3', 1.1),
      feels(pen.plane('middle'), { who, feeling: 'medo' }, [23, FOOT, CHILD], { pose: { lean: -4 } }),
    ],
  },
  {
    id: 'pintinho',
    feeling: 'surpresa',
    told: 'O pintinho saiu do ovo!',
    because: 'o pintinho saiu do ovo',
    help: 'Olhar de perto, sem tocar.',
    draw: (pen, who) => [
      outdoors(pen),
      standing(pen, (p) => tuft(p, 0, 0), 46, 58, 7),
      chick(pen.plane('middle'), 65, 51),
      feels(pen.plane('middle'), { who, feeling: 'surpresa' }, [26, FOOT, CHILD]),
    ],
  },
  {
    id: 'sombra',
    feeling: 'calma',
    told: 'Descanso na sombra da árvore.',
    because: 'descansa na sombra da árvore',
    help: 'Ficar mais um pouco na sombra.',
    draw: (pen, who) => [
      outdoors(pen, 'sky', false),
      standing(pen.plane('middle'), (p) => tree(p, 0, 0), 66, 56, 54),
      feels(pen.plane('middle'), { who, feeling: 'calma' }, [31, FOOT - 1, 0.98], { pose: RESTING }),
    ],
  },
  {
    id: 'mar',
    feeling: 'calma',
    told: 'Escuto as ondas do mar.',
    because: 'escuta as ondas do mar',
    help: 'Respirar devagar, no ritmo das ondas.',
    draw: (pen, who) => [
      pen.shape(box(-2, -2, PANEL.width + 4, PANEL.height + 4), 'sky', null),
      pen.plane('far', 'seaLine').shape(box(-2, 20, PANEL.width + 4, 24), 'water'),
      pen.shape('M62 18L62 6L73 18z', 'red', 0.9),
      pen.shape('M56 20H76L72 25H60z', 'wood', 0.9),
      pen.line(
        points('6,27 24,32 46,28 70,34 40,36 10,36')
          .map(([x, y]) => `M${x} ${y}q4 -3 8 0t8 0`)
          .join(''),
        0.7,
        'waterLine',
      ),
      pen.shape('M-4 42Q12 38 28 42T60 42T94 41V66H-4z', 'sand'),
      pen.shape(ellipse(70, 54, 4, 2.4), 'pinkPale', 0.8),
      feels(pen.plane('middle'), { who, feeling: 'calma' }, [34, FOOT, 1], { pose: RESTING }),
    ],
  },
]
