/** A place full of things: the child looks for those that the strip shows, counts them and writes the number. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, group, rect, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type NamedThing, namedThing } from '../../studio/shapes/named-things.ts'
import { type Crowd, crowdOf, formOfThing, formsIn, formsLike, type Hidden, hide, reachOf } from './hiding.ts'
import { looksOf, sceneMarks, sceneNamed } from './scene-looks.ts'
import { NEAREST, SEARCH_PLACES } from './search-places.ts'

interface Plan {
  /** Things to count, and things that are only there. */
  readonly asked: number
  readonly others: number
  /** Fewest and most of one that is asked for, and how many of each other one. */
  readonly least: number
  readonly most: number
  readonly rest: number
  readonly size: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { asked: 3, others: 2, least: 2, most: 5, rest: 2, size: 1.35 },
  medio: { asked: 5, others: 2, least: 3, most: 8, rest: 3, size: 1.15 },
  desafio: { asked: 7, others: 1, least: 3, most: 12, rest: 4, size: 1.05 },
}

export interface CountFacts {
  readonly asked: readonly { readonly id: string; readonly count: number; readonly form: string }[]
  /** The whole picture from the back to the front, and the forms of all that was put into it. */
  readonly picture: readonly Mark[]
  readonly forms: readonly string[]
}

/** The scene on the page: its scale, its middle, and the height of the page where its ground ends, mm. */
const [SCALE, MIDDLE, FOOT] = [0.875, 105, 249]
const STRIP: Box = { x: 13, y: 250, width: 184, height: 33 }

const onPage = ({ x, y, width, height }: Box): Box => ({
  x: MIDDLE + (x - MIDDLE) * SCALE,
  y: FOOT + (y - NEAREST) * SCALE,
  width: width * SCALE,
  height: height * SCALE,
})

/** Numbers in a row, mixed, the highest often higher: every answer is another one. */
function countsOf(random: Random, { asked, least, most }: Plan): number[] {
  const counts = Array.from({ length: asked }, (_, i) => least + i)
  const highest = random.integer(least + asked - 1, most)
  return random.shuffle([...counts.slice(0, -1), highest])
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** An icon of the thing as large as fits, about a middle. */
function icon(pen: Pen, thing: NamedThing, cx: number, cy: number, width: number, height: number): Mark {
  const whole = reachOf(thing, pen)
  const scale = round(Math.min(width / whole.width, height / whole.height))
  const [x, y] = [cx - (whole.x + whole.width / 2) * scale, cy - (whole.y + whole.height / 2) * scale]
  return pen.at(round(x), round(y), scale, thing.draw)
}

/** Each thing to find, with a box for its number. */
function strip(pen: Pen, asked: readonly NamedThing[], counts: readonly number[]): PageMark[] {
  const cells = cellsOf(asked.length, 1, { box: STRIP, gap: 3 })
  const stacked = asked.length > 3
  return [
    rect(STRIP.x - 2, STRIP.y - 1.5, STRIP.width + 4, STRIP.height + 3, { radius: 5, width: 1, fill: WHITE }),
    ...cells.flatMap((cell, i): PageMark[] => {
      const thing = asked[i]
      if (!thing) return []
      const [cx, cy] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
      const [iconX, iconY] = stacked ? [cx, cell.y + 8.5] : [cx - 12, cy]
      const [boxX, boxY] = stacked ? [cx, cell.y + 25.5] : [cx + 13, cy]
      const [width, height] = stacked ? [Math.min(cell.width, 16), 14] : [18, 15.5]
      return [
        icon(pen, thing, iconX, iconY, stacked ? Math.min(cell.width, 22) : 24, stacked ? 15.5 : 27),
        answerBox(boxX - width / 2, boxY - height / 2, width, height),
        writtenAnswer(boxX, boxY, String(counts[i]), 8.6),
      ]
    }),
  ]
}

/** Things get smaller by this with each crowd. */
const SMALLER = 0.95
const RING = 0.8

/** A thin ring around each thing, with the number of its place on the strip. */
function rings(hidden: readonly Hidden[], asked: readonly NamedThing[]): Mark[] {
  return hidden.flatMap(({ name, box }): Mark[] => {
    const number = asked.findIndex((thing) => thing.name === name) + 1
    if (number === 0) return []
    const { x, y, width, height } = onPage(box)
    const radius = Math.min(width, height) / 2 + RING
    return [
      rect(x - RING, y - RING, width + 2 * RING, height + 2 * RING, { radius, stroke: ANSWER_RED, width: 0.55 }),
      circle(x, y, 2, { stroke: ANSWER_RED, width: 0.35, fill: WHITE }),
      centredText(x, y, String(number), 3, { fill: ANSWER_RED }),
    ]
  })
}

/** Numbers of the strip's places, for the rings. */
const places = (asked: readonly NamedThing[]): Mark[] =>
  cellsOf(asked.length, 1, { box: STRIP, gap: 3 }).flatMap(({ x, y }, i): Mark[] => [
    circle(x + 1.5, y + 2, 2.2, { stroke: ANSWER_RED, width: 0.35, fill: WHITE }),
    centredText(x + 1.5, y + 2, String(i + 1), 3.2, { fill: ANSWER_RED }),
  ])

/** Things of the theme for a page: those that it must show are asked for. */
function deal(options: SheetOptions, things: readonly string[], index: number, plan: Plan, sheet: Random) {
  const wanted = things.filter((name) => options.must?.includes(name))
  const order = sheet.fork('things').shuffle(things.filter((name) => !wanted.includes(name)))
  const from = (index * plan.asked) % order.length
  const names = [...wanted, ...order.slice(from), ...order.slice(0, from)].slice(0, plan.asked + plan.others)
  const all = names.map(namedThing)
  return { asked: all.slice(0, plan.asked), others: all.slice(plan.asked) }
}

/** Crowds that are tried, each smaller than the one before, until all things have room. */
const CROWDS = 8

/** Fewer of each with every attempt. */
function thinned(plan: Plan, attempt: number): Plan {
  const least = Math.max(2, plan.least - Math.floor(attempt / 3))
  return { ...plan, least, most: Math.max(least + plan.asked - 1, plan.most - attempt) }
}

function crowded(
  crowd: Crowd,
  plan: Plan,
  asked: readonly NamedThing[],
  others: readonly NamedThing[],
  random: Random,
) {
  for (let attempt = 0; attempt < CROWDS; attempt++) {
    const source = random.fork(`crowd ${attempt}`)
    const counts = countsOf(source, thinned(plan, attempt))
    const things = [
      ...asked.flatMap((thing, i) => times(counts[i] ?? 0, thing)),
      ...others.flatMap((thing) => times(Math.max(1, plan.rest - attempt), thing)),
    ]
    const found = hide(crowd, things, plan.size * SMALLER ** attempt, source)
    if (found) return { counts, picture: found.marks, hidden: found.hidden }
  }
  throw new RangeError(`no room for ${plan.asked} things in ${crowd.scene.id}`)
}

function drawPage(options: SheetOptions, index: number, random: Random, sheet: Random) {
  const plan = PLANS[options.level]
  const place = SEARCH_PLACES[options.theme ?? 'frutas']
  if (!place) throw new RangeError(`nothing is looked for in ${options.theme}`)
  const { asked, others } = deal(options, place.things, index, plan, sheet)
  const scene = sceneNamed(place.scene)
  const pen = new Pen(options.color, SCALE)
  const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  const rendering = { scene, pen, cast, besides: place.besides }
  // The scene's own things of these kinds would have to be counted, too.
  const forms = new Set(place.things.flatMap((name) => formsLike(namedThing(name), pen)))
  const whole = sceneMarks(rendering)
  const marks = whole.filter((mark) => !formsIn(mark).some((form) => forms.has(form)))
  const people = new Set(looksOf(rendering, whole).flatMap(({ index }) => whole[index] ?? []))
  const { counts, picture, hidden } = crowded(crowdOf({ scene, marks, people, pen }), plan, asked, others, random)
  const page: PageMark[] = [
    group(MIDDLE - MIDDLE * SCALE, FOOT - NEAREST * SCALE, picture, { scale: SCALE }),
    ...marksOf(pictureTitle(new Pen(options.color), options)),
    ...strip(new Pen(options.color), asked, counts),
    answer([...rings(hidden, asked), ...places(asked)]),
  ]
  const facts: CountFacts = {
    asked: asked.map((thing, i) => ({ id: thing.name, count: counts[i] ?? 0, form: formOfThing(thing, pen) })),
    picture,
    forms: [...asked, ...others].map((thing) => formOfThing(thing, pen)),
  }
  return {
    marks: page,
    whole: true,
    pictures: [...scene.shows, ...asked.map(({ name }) => name)],
    facts,
    items: asked.map(({ name }, i) => `${name} ${counts[i]}`),
  }
}

export const encontreEConte: SheetKind<PagesFacts<CountFacts>> = {
  id: 'encontre-e-conte',
  category: 'percepcao',
  themes: Object.keys(SEARCH_PLACES),
  draw: (options) => composeSheet(options, 'count', (random, index, sheet) => drawPage(options, index, random, sheet)),
}
