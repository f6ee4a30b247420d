/** Sources of a family's history: documents and keepsakes, each drawn on its foot. */
import type { Thing } from '../fit.ts'
import { box, circle, heart, star } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { namedThing } from '../shapes/named-things.ts'
import { smartphone } from '../shapes/then-and-now.ts'

const paper = (pen: Pen, lines: string) => [pen.shape(box(-12, -32, 24, 32, 1), 'cream'), pen.line(lines, 0.8)]

const birthPaper: Thing = (pen) => [
  paper(pen, 'M-8 -20H8M-8 -16H8M-8 -12H3'),
  pen.shape(star(0, -26.5, 3.6), 'green', 0.8),
  pen.shape(circle(6, -6, 3.6), 'red', 0.9),
]

const vaccineBook: Thing = (pen) => [
  pen.shape(box(-12, -30, 24, 30, 2), 'bluePale'),
  pen.shape('M-2.500 -25H2.500V-20.500H7V-15.500H2.500V-11H-2.500V-15.500H-7V-20.500H-2.500z', 'white', 0.9),
  pen.line('M-8 -6H8', 0.9),
]

const schoolReport: Thing = (pen) => [
  paper(pen, 'M-8 -27H8M-8 -21H8M-8 -15H8M-8 -9H8M3 -24V-6'),
  pen.text(5.6, -16.4, '8', 4),
  pen.text(5.6, -10.4, '9', 4),
]

const photo: Thing = (pen) => [
  pen.shape(box(-15, -28, 30, 28, 1), 'wood'),
  pen.shape(box(-12, -25, 24, 22), 'sky', 0.9),
  pen.shape('M-12 -3V-9Q-4 -13 12 -8V-3z', 'grass', 0.8),
  [-4, 4].map((x) => [
    pen.shape(`M${x - 4} -4Q${x} -14 ${x + 4} -4z`, x < 0 ? 'red' : 'blue', 0.8),
    pen.shape(circle(x, -13.6, 3.2), x < 0 ? 'tan' : 'brown', 0.8),
  ]),
]

const recipes: Thing = (pen) => [
  pen.shape(box(-13, -30, 26, 30, 2), 'red'),
  pen.shape(box(-9, -26, 18, 9, 1), 'cream', 0.8),
  pen.line('M-6 -21.500H6', 0.8),
  pen.shape('M-7 -9H7V-6Q7 -2.500 3 -2.500H-3Q-7 -2.500 -7 -6z', 'metal', 0.9),
  pen.line('M-9.500 -9H9.500M-2 -11q1 -2 0 -3.500M2 -11q1 -2 0 -3.500', 0.8),
]

const recording: Thing = (pen) => [smartphone(pen), pen.line('M15 -24q5 7 0 14M20 -28q8 11 0 22', 1)]

const babyShoe: Thing = (pen) => [
  pen.shape('M-14 0V-14Q-8 -18 -2 -14V-10Q12 -12 14 -4V0z', 'pinkPale'),
  pen.line('M-14 -3H14M-2 -10L3 -13M1 -8.500L6 -11.500', 0.9),
  pen.shape(heart(-8, -8, 2.6), 'red', 0.7),
]

export const MEMORY_THINGS = {
  ...{ certidão: birthPaper, vacinas: vaccineBook, boletim: schoolReport, foto: photo, receitas: recipes },
  ...{ gravação: recording, sapatinho: babyShoe },
  ...{ carta: namedThing('carta').draw, pião: namedThing('pião').draw, medalha: namedThing('medalha').draw },
} as const satisfies Readonly<Record<string, Thing>>
export type MemoryThing = keyof typeof MEMORY_THINGS
