/** Many things lie about: find those that the list shows, and count them. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { backdrop } from '../../page/surroundings.ts'
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, group, rect, rectData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { REPEATED } from './picture-sets.ts'

/** A group, of which a child counts every person, and a fan that few children know. */
const NOT_COUNTED = new Set(['family', 'hand-fan'])

const SETS: Readonly<Record<string, readonly string[]>> = {
  ...REPEATED,
  ...Object.fromEntries(
    Object.entries(DATE_PICTURES).map(([date, ids]) => [date, ids.filter((id) => !NOT_COUNTED.has(id))]),
  ),
}

interface Plan {
  /** Things that lie about, and the side of the usual one, mm. */
  readonly things: number
  readonly size: number
  /** Pictures to count, and pictures that only lie about. */
  readonly asked: number
  readonly others: number
  /** Fewest and most of one that is asked for. */
  readonly count: readonly [min: number, max: number]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { things: 18, size: 36, asked: 3, others: 1, count: [2, 6] },
  medio: { things: 38, size: 25.5, asked: 4, others: 3, count: [4, 9] },
  desafio: { things: 64, size: 19.5, asked: 5, others: 4, count: [6, 14] },
}

type Place = Parameters<typeof backdrop>[0]

/** A table, a rug, a meadow, seen from above: everything lies on it. */
const PLACES: readonly (readonly [place: Place, themes: string])[] = [
  [{ above: 'yellowPale', below: 'woodPale', horizon: 0.1 }, 'frutas comidas pascoa aniversario festa'],
  [{ above: 'sky', below: 'meadow', horizon: 0.1 }, 'bichos jardim meio-ambiente primavera folclore povos-indigenas'],
  [{ above: 'water', below: 'water' }, 'mar fundo-do-mar'],
  [{ above: 'dusk', below: 'dusk' }, 'ceu espaco natal'],
  [{ above: 'sky', below: 'grass', horizon: 0.1 }, 'copa-e-jogos independencia'],
  [{ above: 'dusk', below: 'path', horizon: 0.1 }, 'festa-junina carnaval'],
]
const ROOM: Place = { above: 'cream', below: 'pinkPale', horizon: 0.1 }

const placeOf = (theme: string): Place => PLACES.find(([, themes]) => themes.split(' ').includes(theme))?.[0] ?? ROOM

export interface CountFacts {
  readonly asked: readonly { readonly id: string; readonly count: number }[]
  /** Everything in the field, from the back to the front: its middle and the side of its box, mm. */
  readonly field: readonly { readonly id: string; readonly x: number; readonly y: number; readonly size: number }[]
}

const LIST_HEIGHT = 46
const FIELD: Box = { ...CONTENT, height: CONTENT.height - LIST_HEIGHT - 6 }
const INSET = 3

/** Different counts for the pictures that are asked for. */
function countsOf(random: Random, { asked, count: [min, max] }: Plan): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return random.sample(all, asked)
}

function thingsOf(random: Random, plan: Plan, asked: readonly Picture[], others: readonly Picture[]) {
  const counts = countsOf(random, plan)
  const wanted = asked.flatMap((picture, i) => Array.from({ length: counts[i] ?? 0 }, () => picture))
  const rest = Array.from({ length: Math.max(0, plan.things - wanted.length) }, (_, i) => others[i % others.length])
  return { counts, lying: random.shuffle([...wanted, ...rest.filter((picture) => picture !== undefined)]) }
}

interface Lying {
  readonly picture: Picture
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Places to choose from for each thing: the one farthest from all others is taken. */
const CANDIDATES = 24
/** Sizes of things in shares of the usual one, and how far they are turned, degrees. */
const [SMALLEST, LARGEST, TURN] = [0.8, 1.12, 16]
/** Of two things each is seen when their middles are this share of their sides apart. */
const SEEN = 0.7
/** Smaller by this until everything has room. */
const SMALLER = 0.94

/** Things lie about, over and under one another, each seen for the most part. */
function scatter(random: Random, usual: number, pictures: readonly Picture[]): readonly Lying[] {
  const lying: Lying[] = []
  for (const picture of pictures) {
    const size = usual * random.between(SMALLEST, LARGEST)
    const margin = INSET + size / 2
    const spots = Array.from({ length: CANDIDATES }, () => {
      const x = random.between(FIELD.x + margin, FIELD.x + FIELD.width - margin)
      const y = random.between(FIELD.y + margin, FIELD.y + FIELD.height - margin)
      const apart = lying.map((other) => Math.hypot(other.x - x, other.y - y) / ((other.size + size) / 2))
      return { x, y, apart: Math.min(Infinity, ...apart) }
    })
    const best = spots.reduce((one, other) => (other.apart > one.apart ? other : one))
    if (best.apart < SEEN) return scatter(random, usual * SMALLER, pictures)
    lying.push({ picture, x: best.x, y: best.y, size, turn: random.between(-TURN, TURN) })
  }
  // Things farther down are in front.
  return lying.toSorted((one, other) => one.y - other.y)
}

function drawField(lying: readonly Lying[], theme: string, color: boolean): Mark[] {
  const clip = rectData(FIELD.x, FIELD.y, FIELD.width, FIELD.height, 5)
  return [
    ...(color ? [backdrop(placeOf(theme), FIELD, clip)] : []),
    rect(FIELD.x, FIELD.y, FIELD.width, FIELD.height, { radius: 5, width: 0.8 }),
    ...lying.map(({ picture, x, y, size, turn }) => ({
      ...group(round(x), round(y), [drawPicture(picture, { cx: 0, cy: 0, size: round(size), color })], {
        rotate: round(turn),
      }),
      picture: picture.id,
    })),
  ]
}

function drawList(asked: readonly Picture[], counts: readonly number[], color: boolean): PageMark[] {
  const box = { ...CONTENT, y: CONTENT.y + CONTENT.height - LIST_HEIGHT, height: LIST_HEIGHT }
  const cells = cellsOf(asked.length, 1, { box, gap: 5 })
  return cells.flatMap((cell, i): PageMark[] => {
    const picture = asked[i]
    if (!picture) return []
    const cx = middleX(cell)
    const boxTop = cell.y + cell.height - 18
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.5 }),
      drawPicture(picture, { cx, cy: cell.y + 13.5, size: 22, color }),
      answerBox(cx - 9, boxTop, 18, 15),
      writtenAnswer(cx, boxTop + 7.5, String(counts[i]), 9),
    ]
  })
}

export const encontreEConte: SheetKind<PagesFacts<CountFacts>> = {
  id: 'encontre-e-conte',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options: SheetOptions) => {
    const plan = PLANS[options.level]
    const ids = SETS[options.theme ?? 'frutas'] ?? []
    const pages = dealPictures(options, ids, { perPage: plan.asked + plan.others, mostShared: SMALL_DECK })
    return composeSheet(options, 'count', (random, index) => {
      const dealt = pages[index] ?? []
      // Things in the title are asked for.
      const named = dealt.filter(({ name }) => options.must?.includes(name))
      const ordered = [...named, ...dealt.filter((picture) => !named.includes(picture))]
      const [asked, others] = [ordered.slice(0, plan.asked), ordered.slice(plan.asked)]
      const { counts, lying } = thingsOf(random, plan, asked, others)
      const placed = scatter(random, plan.size, lying)
      const field = drawField(placed, options.theme ?? 'frutas', options.color)
      return {
        marks: [...field, ...drawList(asked, counts, options.color)],
        facts: {
          asked: asked.map(({ id }, i) => ({ id, count: counts[i] ?? 0 })),
          field: placed.map(({ picture, x, y, size }) => ({ id: picture.id, x, y, size })),
        },
        items: asked.map(({ name }) => name),
      }
    })
  },
}
