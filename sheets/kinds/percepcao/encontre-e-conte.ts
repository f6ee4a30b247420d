/** A place full of things: the child looks for those that the strip shows, and counts, compares or tallies them. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { power } from '../../scene/angles.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { group, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Scene } from '../../studio/scenes/scene.ts'
import { type NamedThing, namedThing } from '../../studio/shapes/named-things.ts'
import { ledgerOf } from './count-ledgers.ts'
import { asHeld, emptied, type Gathering, gathered } from './gathering.ts'
import { NEAREST } from './hideaways.ts'
import { type Crowd, crowdOf, type Hidden, hide } from './hiding.ts'
import { looksOf, sceneMarks, sceneNamed } from './scene-looks.ts'
import { formOfThing, formsIn, formsLike } from './search-forms.ts'
import { HIGHEST, inLife, SEARCH_PLACES } from './search-places.ts'

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
  facil: { asked: 3, others: 2, least: 2, most: 5, rest: 1, size: 1.25 },
  medio: { asked: 4, others: 2, least: 3, most: 8, rest: 2, size: 1.15 },
  desafio: { asked: 5, others: 2, least: 4, most: 12, rest: 3, size: 1.05 },
}

export interface CountFacts {
  readonly asked: readonly { readonly id: string; readonly count: number; readonly form: string }[]
  /** The whole picture from the back to the front, and the forms of all that was put into it. */
  readonly picture: readonly Mark[]
  readonly forms: readonly string[]
}

/** The scene on the page: its scale, its middle, and the height of the page where its ground ends, mm. */
const [SCALE, MIDDLE, FOOT] = [0.875, 105, 249]

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

/** Things get smaller by this with each crowd. */
const SMALLER = 0.95
const RING = 0.8

/** A thin ring around each thing that is counted. */
function rings(hidden: readonly Hidden[], asked: readonly NamedThing[]): Mark[] {
  const names = new Set(asked.map(({ name }) => name))
  return hidden
    .filter(({ name }) => names.has(name))
    .map(({ box }) => {
      const { x, y, width, height } = onPage(box)
      const radius = Math.min(width, height) / 2 + RING
      const style = { radius, stroke: ANSWER_RED, width: 0.45 }
      return rect(x - RING, y - RING, width + 2 * RING, height + 2 * RING, style)
    })
}

/** Things of the theme for a page: those that it must show are asked for. */
function deal(options: SheetOptions, things: readonly string[], index: number, plan: Plan, sheet: Random) {
  const wanted = things.filter((name) => options.must?.includes(name))
  const order = sheet.fork('things').shuffle(things.filter((name) => !wanted.includes(name)))
  const from = (index * plan.asked) % order.length
  const names = [...wanted, ...order.slice(from), ...order.slice(0, from)].slice(0, plan.asked + plan.others)
  const all = names.map((name) => inLife(asHeld(namedThing(name))))
  return { asked: all.slice(0, plan.asked), others: all.slice(plan.asked) }
}

/** As large as people in some scenes. */
const GIANTS = ['abelha']

/** Crowds that are tried, each smaller than the one before, until all things have room. */
const CROWDS = 8
/** From this one on they may be in front of what is there. */
const LOOSE = 6

/** Fewer of each with every attempt. */
function thinned(plan: Plan, attempt: number): Plan {
  const least = Math.max(2, plan.least - Math.floor(attempt / 3))
  return { ...plan, least, most: Math.max(least + plan.asked - 1, plan.most - attempt) }
}

interface Sought {
  readonly plan: Plan
  readonly asked: readonly NamedThing[]
  readonly others: readonly NamedThing[]
}
type Found = { readonly marks: readonly Mark[]; readonly hidden: readonly Hidden[] } | null
/** All things in their places, so much larger; null without room. */
type Placer = (things: readonly NamedThing[], size: number, loose: boolean, random: Random) => Found

function crowded({ plan, asked, others }: Sought, random: Random, place: Placer) {
  for (let attempt = 0; attempt < CROWDS; attempt++) {
    const source = random.fork(`crowd ${attempt}`)
    const counts = countsOf(source, thinned(plan, attempt))
    const things = [
      ...asked.flatMap((thing, i) => times(counts[i] ?? 0, thing)),
      ...others.flatMap((thing) => times(Math.max(0, plan.rest - attempt), thing)),
    ]
    const found = place(things, plan.size * power(SMALLER, attempt), attempt >= LOOSE, source)
    if (found) return { counts, picture: found.marks, hidden: found.hidden }
  }
  throw new RangeError(`no room for ${asked.map(({ name }) => name).join(', ')}`)
}

/** Of a scene, the sky behind title and instruction, mm. */
const TITLE: Box = { x: 8, y: 40, width: 194, height: 60 }

/** A sun or a cloud that the title would cover in part. */
function meetsTitle(mark: Mark): boolean {
  if (mark.kind !== 'group') return false
  const box = boundsOf([mark])
  return box !== null && box.height < 70 && box.y + box.height < HIGHEST + 8 && overlaps(box, TITLE)
}

/** Those who float in a scene: it draws them itself, they have no other looks. */
const floatersOf = ({ spots }: Scene, marks: readonly Mark[]): Mark[] => {
  const floating = Object.values(spots).filter(({ on }) => on === 'air')
  return marks.filter(
    (mark) => mark.kind === 'group' && floating.some(({ at }) => mark.x === at[0] && mark.y === at[1]),
  )
}

const scatteringIn =
  (crowd: Crowd): Placer =>
  (things, size, loose, random) =>
    hide(crowd, things, { size, loose }, random)

const gatheringIn =
  (gathering: Gathering): Placer =>
  (things, _size, _loose, random) =>
    gathered(gathering, things, random)

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
  const forms = new Set([...place.things, ...GIANTS].flatMap((name) => formsLike(namedThing(name), pen)))
  const whole = sceneMarks(rendering)
  const marks = whole.filter((mark) => !formsIn(mark).some((form) => forms.has(form)))
  const people = new Set([
    ...looksOf(rendering, whole).flatMap(({ index }) => whole[index] ?? []),
    ...floatersOf(scene, whole),
  ])
  const clear = marks.filter((mark) => people.has(mark) || !meetsTitle(mark))
  const placer = place.gathering
    ? gatheringIn({
        pen,
        level: options.level,
        cast,
        inCostume: place.gathering === 'costume',
        place: [...emptied(clear, people), ...marksOf(place.behind?.(pen) ?? [])],
      })
    : scatteringIn(
        crowdOf({
          scene,
          marks: clear,
          people,
          pen: scene.isNight ? pen.byNight() : pen,
          level: options.level,
          hideaways: place.hideaways ?? [],
          random: random.fork('hideaways'),
        }),
      )
  const { counts, picture, hidden } = crowded({ plan, asked, others }, random, placer)
  const page: PageMark[] = [
    group(MIDDLE - MIDDLE * SCALE, FOOT - NEAREST * SCALE, picture, { scale: SCALE }),
    ...marksOf(pictureTitle(new Pen(options.color), options)),
    ...ledgerOf(options.level, { pen: new Pen(options.color), asked, counts }),
    answer(rings(hidden, asked)),
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
