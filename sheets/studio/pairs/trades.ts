/** Children of the cast dressed up for a trade: head and shoulders, the lower edge at y = 0. */

import { BUST } from '../cast/actions/stage.ts'
import { figure } from '../cast/figure.ts'
import { figurePen } from '../cast/figure-pen.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import { CAST, type CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { box, circle, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { strawHat } from '../shapes/june.ts'

/** From the feet of a bust to its lower edge. */
const UP = 24

const dressed = (pen: Pen, who: CastName, tone: Tone, hat: Drawing, wear: Partial<Person> = {}): Drawing =>
  pen.at(0, UP, 1, (own) => [
    figure(figurePen(own, 1), { ...CAST[who], top: { tone, kind: 'long' }, ...wear }, { ...BUST, expr: 'alegre' }),
    own.at(0, 0, 1, () => hat),
  ])

const cap = (pen: Pen, fill: 'blue' | 'yellow' | 'red'): Drawing => [
  pen.shape('M-12 -53C-13 -63 13 -63 12 -53Q0 -57 -12 -53z', fill),
  pen.shape('M-13 -52.500Q0 -57.500 13 -52.500Q15 -49.500 9 -50.500Q0 -53 -9 -50.500Q-15 -49.500 -13 -52.500z', fill),
]

const helmet = (pen: Pen, fill: 'yellow' | 'red'): Drawing => [
  pen.shape('M-12.500 -53C-13 -66 13 -66 12.500 -53z', fill),
  pen.shape(box(-15, -55, 30, 3.6, 1.8), fill),
  pen.line('M0 -62.500V-55M-6 -61Q-7 -58 -7 -55M6 -61Q7 -58 7 -55', 0.9),
]

export const cook = (pen: Pen): Drawing =>
  dressed(pen, 'caio', CLOTH.branco, [
    pen.shape('M-10 -54L-11 -60C-18 -62 -15 -71 -8 -69C-6 -75 6 -75 8 -69C15 -71 18 -62 11 -60L10 -54z', 'white'),
    pen.shape(box(-11, -57, 22, 5, 1), 'white'),
  ])

export const firefighter = (pen: Pen): Drawing =>
  dressed(pen, 'yumi', CLOTH.amarelo, [helmet(pen, 'red'), pen.shape(star(0, -59, 3.4), 'yellow', 0.7)])

export const doctor = (pen: Pen): Drawing =>
  dressed(pen, 'nina', CLOTH.branco, [
    pen.shape('M-1.200 -25h2.400v2.600h2.600v2.400h-2.600v2.600h-2.400v-2.600h-2.600v-2.400h2.600z', 'red', 0.5),
  ])

export const teacher = (pen: Pen): Drawing =>
  dressed(pen, 'malu', CLOTH.lilas, [], { aids: ['glasses', 'hearing-aid'] })

export const fisher = (pen: Pen): Drawing =>
  dressed(pen, 'gil', CLOTH.azul, strawHat(pen, 0, -53, 1, 'blue'), { hair: 'curto' })

export const painter = (pen: Pen): Drawing =>
  dressed(pen, 'davi', CLOTH.branco, [pen.shape(circle(-5, -21, 1.6) + circle(4, -23, 1.3), 'teal', 0.5)])

export const farmer = (pen: Pen): Drawing => dressed(pen, 'iara', CLOTH.verde, strawHat(pen, 0, -53, 1, 'red'))

export const bricklayer = (pen: Pen): Drawing =>
  dressed(pen, 'theo', CLOTH.coral, helmet(pen, 'yellow'), { hair: 'curto', aids: [] })

export const postWoman = (pen: Pen): Drawing =>
  dressed(pen, 'sofia', CLOTH.amarelo, cap(pen, 'blue'), { hair: 'chanel' })

export const seamstress = (pen: Pen): Drawing =>
  dressed(pen, 'iara', CLOTH.rosa, [pen.rope('M-6 -28Q0 -18 6 -28', 1.6, 'yellow', 0.6)], { hair: 'rabo' })

export const musician = (pen: Pen): Drawing => dressed(pen, 'bia', CLOTH.vermelho, [])

export const referee = (pen: Pen): Drawing => dressed(pen, 'gil', CLOTH.verde, [])
