/** A street with hours of opening from dawn to night: which places are open at an hour? */
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { moon } from '../../studio/places/neighbourhood.ts'
import { cloud, hill, sun } from '../../studio/shapes/nature.ts'
import { shopfront } from '../../studio/shapes/shopfronts.ts'
import { isOpen, type Opening } from './rhythms.ts'

export interface HoursFacts {
  readonly places: readonly Opening[]
  readonly hours: readonly (readonly [hour: number, part: string])[]
}

const LETTERS = 'ABCDE'
const FOOT = 194
const PAPER = { x: 14, y: 214, width: 182, height: 67 }

/** The sky of a whole day from left to right: dawn, noon, dusk, night. */
const SKIES: readonly (readonly [from: number, fill: Fill])[] = [
  [0, 'yellowPale'],
  [44, 'sky'],
  [104, 'pinkPale'],
  [124, 'purplePale'],
  [142, 'bluePale'],
  [160, 'night'],
]

const wholeDay = (pen: Pen): Drawing => [
  SKIES.map(([x, fill]) => pen.shape(`M${x} 0Q${x + 12} 60 ${x} 130H216V0z`, fill, null)),
  pen.colour
    ? []
    : pen.line(Array.from({ length: 13 }, (_, i) => `M${150 + (i % 2) * 6} ${52 + i * 4}h14m4 0h40`).join(''), 0.5),
  pen.shape(circle(27, 90, 9), 'sun', 1.1),
  pen.line('M27 77v-5M17 81l-4 -4M37 81l4 -4M13 90h-5M41 90h5', 1.2, 'orange'),
  sun(pen.plane('middle'), 82, 66, 0.5),
  cloud(pen.plane('middle'), 56, 72, 0.5),
  cloud(pen.plane('middle'), 112, 64, 0.42),
  moon(pen.plane('middle'), 176, 68, 8),
  [
    [157, 62],
    [192, 60],
    [160, 80],
    [190, 82],
  ].map(([x = 0, y = 0]) => pen.shape(star(x, y, 2.6), 'yellow', 0.7)),
  hill(
    pen.plane('far', 'hillLine'),
    [
      [-6, 96],
      [50, 88],
      [110, 97],
      [160, 89],
      [218, 97],
    ],
    'hillFar',
  ),
]

/** The sky at an hour in a small window. */
function skyAt(pen: Pen, hour: number, x: number, y: number): Drawing {
  const isNight = hour > 18
  return pen.at(x, y, 1, (own) => [
    own.shape(circle(0, 0, 5.2), isNight ? 'night' : hour < 8 ? 'yellowPale' : 'sky', 0.9),
    isNight
      ? [moon(own, -0.6, 0.4, 2.8), own.shape(star(2.6, -2.2, 1.3), 'yellow', 0.5)]
      : own.clip(circle(0, 0, 4.8), [
          own.shape(circle(0, hour < 8 ? 2 : -0.4, 2.4), 'sun', 0.8),
          hour < 8 ? own.shape(box(-6, 2, 12, 5), 'grass', 0.8) : [],
        ]),
  ])
}

const street = (pen: Pen, places: readonly Opening[]): Drawing => [
  wholeDay(pen),
  pen.shape(box(-4, FOOT - 6, 222, 120), 'stone', 1.1),
  places.map(({ name, from, to }, i) => {
    const x = 30 + i * 37.5
    return [
      pen.at(x, FOOT, 1, (own) => shopfront(own, name, to - from === 24 ? 'dia e noite' : `${from} h a ${to} h`)),
      pen.shape(circle(x, FOOT + 9.4, 6), 'yellow', 0.9),
      pen.text(x, FOOT + 12, LETTERS[i] ?? '', 7),
    ]
  }),
]

export function hoursPage(pen: Pen, { places, hours }: HoursFacts): PageMark[] {
  return [
    ...marksOf([street(pen, places), pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1)]),
    ...hours.flatMap(([hour, part], i): PageMark[] => {
      const y = PAPER.y + 13 + i * 14.6
      const says =
        hour > 12 ? `Quem atende às ${hour - 12} h ${part} (${hour} h)?` : `Quem atende às ${hour} h ${part}?`
      const { from, marks } = wordsAndLine(pen, says, [33, y], 5.2, 189, 4)
      const open = places.flatMap((place, k) => (isOpen(place, hour) ? [LETTERS[k]] : [])).join('  ')
      return [...marksOf(skyAt(pen, hour, 24, y - 1.8)), ...marks, writtenAnswer((from + 189) / 2, y - 2.6, open, 6)]
    }),
  ]
}
