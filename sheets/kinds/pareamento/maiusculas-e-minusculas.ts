/**
 * The same letter, large and small: a capital on a sign beside an animal whose name begins with it, and the small letter
 * on the door of a house across the stream, at last in school cursive.
 */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { letterOnBoard } from '../../page/letter-on-board.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { createRandom } from '../../page/random.ts'
import { capitals, idOfName } from '../../pictures/vocabulary.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, Mark, SheetFont, SheetKind } from '../../scene/scene.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box as boxData, ellipse } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { faceOfSign, frontOf, letterHouse, letterSign, ROOFS, WALLS } from '../../studio/shapes/letter-homes.ts'
import type { Thing } from '../pontilhar/letter-things.ts'
import { thingsOf } from './letter-things.ts'
import { landSpots, pairLand } from './pair-land.ts'

/** Same shape large and small. */
const ALIKE = [...'COSUVXZ']
const COMMON = [...'ABCDEFIJLMNOPRSTUVZ']
/** In cursive every letter differs from its capital in print. */
const EVERY = [...'ABCDEFGHIJLMNOPQRSTUVXZ']
const UNLIKE = [...'ABDEFGHIJLMNQRT']

interface LevelRule {
  readonly rows: number
  readonly letters: readonly string[]
  /** Letters of the same shape large and small. */
  readonly alike: number
  readonly font: SheetFont
  /** The name of the animal below it. */
  readonly named: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, letters: COMMON, alike: 1, font: 'display', named: true },
  medio: { rows: 5, letters: UNLIKE, alike: 0, font: 'display', named: false },
  desafio: { rows: 6, letters: EVERY, alike: 0, font: 'cursive', named: false },
}

/** Small letters that a beginner takes for one another: at the first level never together. */
const CONFUSED = ['bdpq', 'nmhu', 'ilj', 'ft']

const VOWELS_THEME = 'vogais'
const ALPHABET_THEME = 'alfabeto'
const VOWELS = [...'AEIOU']

/** The largest letters, mm. */
const [PRINTED, CURSIVE] = [25, 19]

const letterIn = (box: Box, letter: string, font: SheetFont) =>
  letterOnBoard(box, { letter, font, size: font === 'cursive' ? CURSIVE : Math.min(PRINTED, box.height * 0.86) })

/** Of a box, mm, and of the highest thing in it. */
const [WIDTH, TALLEST] = [66, 46]
const low = (box: Box): Box => {
  const height = Math.min(box.height, TALLEST)
  return { ...box, y: box.y + box.height - height, height }
}

/** They hover above the ground, this share of their box. */
const LIFT = 0.16
const [NAME_HEIGHT, NAME_SIZE] = [8, 5.4]

/** The animal on the ground, and its name on a plate at its feet. */
function drawThing(pen: Pen, { draw, name, home }: Thing, box: Box, named: boolean): Mark[] {
  const foot = box.y + box.height - (named ? NAME_HEIGHT - 2 : 0)
  const lift = home === 'air' ? box.height * LIFT : 0
  const reach = reachOf(draw)
  const scale = Math.min(box.width / reach.width, (foot - box.y - lift) / reach.height, 1.5)
  const word = capitals(name)
  const size = fitTextSize(word, 'display', NAME_SIZE, box.width)
  const width = measureText(word, 'display', size) + 5
  return marksOf([
    pen.shade(ellipse(middleX(box), foot - 0.3, reach.width * scale * 0.42, 1.3), 'black', 0.16),
    standing(pen, draw, middleX(box), foot - lift, scale * Math.max(reach.width, reach.height)),
    named
      ? [
          pen.shape(boxData(middleX(box) - width / 2, foot - 0.6, width, NAME_HEIGHT, 2), 'white', 0.6),
          centredText(middleX(box), foot - 0.6 + NAME_HEIGHT / 2, word, size),
        ]
      : [],
  ])
}

/** Width of a sign with one capital, and with the cursive capital beside it, mm. */
const SIGN = { one: 28, two: 41 }
const FRAME = 2.4

const large = (letter: string, thing: Thing, color: boolean, { font, named }: LevelRule): MatchItem => ({
  name: letter,
  draw: (whole) => {
    const box = low(whole)
    const pen = new Pen(color).plane('middle')
    const two = font === 'cursive'
    const width = two ? SIGN.two : SIGN.one
    const sign = { ...box, x: box.x + box.width - width, width }
    const board = faceOfSign(sign)
    const face = { ...board, y: board.y + FRAME, height: board.height - 2 * FRAME }
    return [
      ...drawThing(pen, thing, { ...box, width: box.width - width - 2 }, named),
      ...marksOf(letterSign(pen, sign)),
      ...(two
        ? [
            letterIn({ ...face, x: face.x + FRAME, width: width / 2 - FRAME }, letter, 'display'),
            letterIn({ ...face, x: face.x + width / 2, width: width / 2 - FRAME }, letter, 'cursive'),
          ]
        : [letterIn(face, letter, 'display')]),
    ]
  },
})

const small = (letter: string, color: boolean, font: SheetFont, [wall, roof]: readonly [Fill, Fill]): MatchItem => ({
  name: letter,
  draw: (whole) => {
    const box = low(whole)
    const room = { ...box, x: box.x + 8, width: box.width - 8 }
    return [
      ...marksOf(letterHouse(new Pen(color).plane('middle'), room, wall, roof)),
      letterIn(frontOf(room), letter.toLowerCase(), font),
    ]
  },
})

const LANDS = ['sitio', 'mata'] as const

const confusing = (letters: readonly string[]) =>
  CONFUSED.some((family) => letters.filter((letter) => family.includes(letter.toLowerCase())).length > 1)

export const maiusculasEMinusculas: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'maiusculas-e-minusculas',
  category: 'pareamento',
  themes: [ALPHABET_THEME, VOWELS_THEME],
  draw: (options) => {
    const { level, color } = options
    const rule = LEVELS[level]
    const { rows, letters, alike, font } = rule
    const vowels = options.theme === VOWELS_THEME
    const count = amountOf(options, vowels ? VOWELS.length : rows)
    const easy = letters.filter((letter) => ALIKE.includes(letter))
    const pages = dealPages(options, {
      items: vowels ? VOWELS : letters,
      perPage: count,
      // Five vowels are all there are: they come back on every page.
      ...(vowels && { nameOf: () => ({}) }),
      pinned: (options.must ?? []).filter((letter) => letters.includes(letter)),
      accept: (page, letter) =>
        vowels ||
        level !== 'facil' ||
        (!confusing([...page, letter]) &&
          (!easy.includes(letter) || page.filter((other) => easy.includes(other)).length < alike + 1)),
    })
    const turn = createRandom(options.seed).fork('lands').integer(0, 1)
    return composeSheet(options, 'link', (random, index) => {
      const page = pages[index] ?? []
      const things = page.map((letter) => random.pick(thingsOf(letter)))
      const [walls, roofs] = [random.shuffle(WALLS), random.shuffle(ROOFS)]
      const pairs = page.map((letter, i) => ({
        left: large(letter, things[i] ?? random.pick(thingsOf(letter)), color, rule),
        right: small(letter, color, font, [walls[i] ?? 'cream', roofs[i] ?? 'orange']),
      }))
      const spots = landSpots({ left: page.length, right: page.length, width: WIDTH, foot: 0 })
      const place = ({ draw }: MatchItem, box: Box) => draw(box)
      const { marks, facts } = drawMatching(random, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        rows: spots.left,
        spots,
        place,
      })
      return {
        marks: [...pairLand(options, inTurn(LANDS, index + turn), spots, 0), ...marks],
        facts,
        whole: true,
        // The letters repeat.
        items: [],
        pictures: things.flatMap(({ name }) => idOfName(name) ?? []),
      }
    })
  },
}
