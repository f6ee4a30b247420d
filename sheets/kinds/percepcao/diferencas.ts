/** Two pictures of one scene, one below the other: find what changed. The key numbers the changes in both. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, titleBoard, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { power } from '../../scene/angles.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, rect, rectData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, castOfPage, STANDING } from '../../studio/cast/people.ts'
import { box as boxData } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { detailsOf } from '../../studio/scenes/details.ts'
import type { Scene } from '../../studio/scenes/scene.ts'
import { withMark } from './altered.ts'
import { inWindow, windowOf } from './difference-views.ts'
import { type Change, chosen, LACKING_FIRST, type Retouch, retouchesOf, type Taste } from './retouch.ts'
import { looksOf, sceneMarks, sceneNamed } from './scene-looks.ts'

export interface Difference {
  readonly change: Change
  /** Around everything that differs, in the lengths of the scene. */
  readonly box: Box
  /** Of what differs, on the page, mm². */
  readonly area: number
  /** Equal for things drawn alike. */
  readonly family: string
}

export interface DifferenceFacts {
  readonly scene: string
  readonly differences: readonly Difference[]
  /** The two pictures without frame and rings, in the lengths of the scene, and the part of it that is seen. */
  readonly pictures: readonly [readonly Mark[], readonly Mark[]]
  readonly window: Box
  /** Of the pictures on the page. */
  readonly scale: number
}

interface LevelRule {
  readonly count: number
  readonly changes: readonly Change[]
  /** Least of what changes on the page: its smaller side, mm, and its area, mm². */
  readonly least: number
  readonly leastArea: number
  /** The youngest colour a circle for each find; who marks each on the picture needs none. */
  readonly hasTally?: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { count: 5, changes: ['gone', 'new', 'less', 'more'], least: 6.5, leastArea: 45, hasTally: true },
  medio: { count: 8, changes: ['gone', 'new', 'turned', 'smaller', 'less', 'more'], least: 5, leastArea: 26 },
  desafio: {
    count: 12,
    changes: ['gone', 'new', 'turned', 'smaller', 'less', 'more', 'face', 'shirt'],
    least: 4,
    leastArea: 15,
  },
}
/** Room between two changes, mm: they are never read as one. */
const APART = 5

/** Scenes of a theme, one a page. */
const SCENES_OF: Readonly<Record<string, readonly string[]>> = {
  jardim: ['jardim', 'pomar'],
  praia: ['praia', 'mar'],
  festa: ['aniversario', 'presentes', 'festa'],
  rua: ['cidade', 'onibus', 'volta-as-aulas'],
  quarto: ['quarto', 'cozinha'],
  fazenda: ['fazenda', 'feira'],
  escola: ['escola', 'volta-as-aulas'],
  cozinha: ['cozinha'],
  mar: ['mar'],
  espaco: ['espaco'],
  circo: ['circo'],
  feira: ['feira'],
  junina: ['junina'],
  floresta: ['floresta'],
  castelo: ['castelo'],
}

/** The youngest look at a calmer scene. */
const RICHNESS: Readonly<Record<Level, Level>> = { facil: 'medio', medio: 'desafio', desafio: 'desafio' }

/** Room for a picture, and the upper edge of the first, mm. */
const ROOM = { width: 182, height: 111.5 }
/** More of a scene with few things, mm. */
const TALLER: Readonly<Record<string, number>> = { espaco: 2 }
const UPPER = 53
const AXIS = PICTURE.x + PICTURE.width / 2
/** Between the pictures: a line of white, or a row of circles for children who colour one for each find. */
const [GAP, TALLY] = [4, 11]

/** A scene with the changes that it bears. */
function offerOf(scene: Scene, level: Level, window: Box, pen: Pen, cast: readonly CastName[]) {
  const rendering = {
    scene,
    pen,
    cast,
    level: RICHNESS[level],
    besides: detailsOf(scene.id, level),
    seen: (marks: readonly Mark[]) => inWindow(marks, window),
  }
  const marks = sceneMarks(rendering)
  return { marks, retouches: retouchesOf({ marks, window, looks: looksOf(rendering, marks) }) }
}

/** Both pictures: what is new is missing in the first one. */
function pictures(marks: readonly Mark[], retouches: readonly Retouch[]): [Mark[], Mark[]] {
  // From the last place on, so that the places of the others stay.
  const inOrder = retouches.toSorted(
    (one, other) => one.path.map((place, i) => (other.path[i] ?? -1) - place).find((step) => step !== 0) ?? 0,
  )
  const changed = (wanted: readonly Retouch[]) =>
    wanted.reduce((all, { path, instead }) => withMark(all, path, instead), [...marks])
  return [
    changed(inOrder.filter(({ change }) => LACKING_FIRST.has(change))),
    changed(inOrder.filter(({ change }) => !LACKING_FIRST.has(change))),
  ]
}

interface Sight {
  readonly window: Box
  readonly scale: number
  /** Upper edges of both pictures on the page. */
  readonly tops: readonly [number, number]
}

function sightOf(scene: Scene, level: Level): Sight {
  const gap = LEVELS[level].hasTally ? TALLY : GAP
  const height = round(ROOM.height + (TALLER[scene.id] ?? 0) + (GAP - gap) / 2)
  const window = windowOf(scene.id, level, ROOM.width / height)
  const scale = round(Math.min(height / window.height, ROOM.width / window.width))
  return { window, scale, tops: [UPPER, round(UPPER + height + gap)] }
}

/** A picture with its upper edge at `top`. */
function framed(marks: readonly Mark[], { window, scale }: Sight, top: number): Mark[] {
  const [width, height] = [window.width * scale, window.height * scale]
  const left = AXIS - width / 2
  const inside = group(left - window.x * scale, top - window.y * scale, marks, { scale })
  const edge = rectData(left, top, width, height, 4)
  return [group(0, 0, [inside], { clip: edge }), rect(left, top, width, height, { radius: 4, width: 1 })]
}

const onPage = (box: Box, { window, scale, tops }: Sight): Box => ({
  x: round(AXIS + (box.x - window.x - window.width / 2) * scale),
  y: round(tops[0] + (box.y - window.y) * scale),
  width: round(box.width * scale),
  height: round(box.height * scale),
})

const RING = 1.6
const NUMBER = 5.2
/** Radius of the white around a number, mm. */
const NUMBER_ROOM = 2.9

/** Boxes of the letters in a scene: on blocks, on a sign. */
const lettersIn = (marks: readonly Mark[], wrap = (inner: readonly Mark[]): readonly Mark[] => inner): Box[] =>
  marks.flatMap((mark): Box[] => {
    if (mark.kind === 'group') return lettersIn(mark.children, (children) => wrap([{ ...mark, children }]))
    const box = mark.kind === 'text' ? boundsOf(wrap([mark])) : null
    return box ? [box] : []
  })

/** Least width and height of what is ringed, mm: a ring around less would be covered by its number. */
const LEAST_RING = 8

function atLeast(side: number, { x, y, width, height }: Box): Box {
  const [beside, above] = [Math.max(0, side - width) / 2, Math.max(0, side - height) / 2]
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above }
}

/** A thin ring around each change in both pictures, its number on the ring and on no letter of the pictures. */
function rings(differences: readonly Difference[], sight: Sight, letters: readonly Box[]): Mark[] {
  const written = letters.map((box) => onPage(box, sight))
  const isClear = (x: number, y: number) => {
    const [left, top, side] = [x - NUMBER_ROOM, y - NUMBER_ROOM, 2 * NUMBER_ROOM]
    return written.every((box) => !overlaps({ x: left, y: top, width: side, height: side }, box))
  }
  return differences.flatMap(({ box }, i): Mark[] => {
    const { x, y, width, height } = atLeast(LEAST_RING, onPage(box, sight))
    const radius = Math.min(width, height) / 2 + RING
    const cx = [x - 0.4, x + width + 0.4].find((side) => isClear(side, y - 0.4)) ?? x - 0.4
    return [0, sight.tops[1] - sight.tops[0]].flatMap((down): Mark[] => {
      const cy = y + down - 0.4
      return [
        rect(x - RING, y - RING + down, width + 2 * RING, height + 2 * RING, {
          radius,
          stroke: ANSWER_RED,
          width: 0.8,
        }),
        circle(cx, cy, NUMBER_ROOM, { stroke: ANSWER_RED, width: 0.4, fill: WHITE }),
        centredText(cx, cy, String(i + 1), NUMBER * 0.8, { fill: ANSWER_RED }),
      ]
    })
  })
}

/** A circle to colour for each change that was found, between the pictures. */
function tally(count: number, { tops }: Sight): Mark[] {
  const step = 14
  return Array.from({ length: count }, (_, i) =>
    circle(round(AXIS + (i - (count - 1) / 2) * step), round(tops[1] - TALLY / 2), 3.8, {
      stroke: GREY,
      width: 0.6,
      fill: WHITE,
    }),
  )
}

/** Choices that are tried with each cast, and casts, until there is room for all changes. */
const [CHOICES, CASTS] = [40, 6]
/** Less room between changes with each cast. */
const NARROWER = 0.85

function choice(offer: readonly Retouch[], taste: Taste, random: Random): Retouch[] {
  for (let attempt = 0; attempt < CHOICES; attempt++) {
    const taken = chosen(offer, taste, random.fork(attempt))
    if (taken.length === taste.count) return taken
  }
  return []
}

/** Things drawn alike that change on one page, all in the same way; more where there is nothing else. */
const MOST_ALIKE = 1

function drawPage(options: SheetOptions, index: number, random: Random, sheet: Random) {
  const { level, theme = 'jardim' } = options
  const scenes = SCENES_OF[theme] ?? [theme]
  const scene = sceneNamed(scenes[index % scenes.length])
  const rule = LEVELS[level]
  const sight = sightOf(scene, level)
  const { scale, window } = sight
  for (let attempt = 0; attempt < CASTS; attempt++) {
    const taste = {
      ...rule,
      least: rule.least / scale,
      leastArea: rule.leastArea / scale ** 2,
      apart: (APART / scale) * power(NARROWER, attempt),
      alike: MOST_ALIKE + attempt,
    }
    const cast = castOfPage(sheet.fork(`cast ${attempt}`).shuffle(STANDING), index)
    const { marks, retouches } = offerOf(scene, level, window, new Pen(options.color, scale), cast)
    const taken = choice(retouches, taste, random.fork(attempt))
    if (taken.length === 0) continue
    const both = pictures(marks, taken)
    const differences = taken
      .map(({ change, box, area, family }): Difference => ({ change, box, area: area * scale ** 2, family }))
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)
    const heading = titleBoard(new Pen(options.color), {
      ...options,
      y: PICTURE.y + 4,
      width: titleWidth(options.title),
    })
    const page: PageMark[] = [
      ...marksOf([new Pen(options.color).shape(boxData(0, 0, 210, 297), 'cream', null), heading]),
      ...framed(both[0], sight, sight.tops[0]),
      ...framed(both[1], sight, sight.tops[1]),
      ...(rule.hasTally ? tally(rule.count, sight) : []),
      answer(
        rings(
          differences,
          sight,
          both.flatMap((marks) => lettersIn(marks)),
        ),
      ),
    ]
    return {
      marks: page,
      whole: true,
      pictures: scene.shows,
      facts: { scene: scene.id, differences, pictures: both, window, scale } satisfies DifferenceFacts,
      items: taken.map(({ change, path }) => `${scene.id} ${change} ${path.join('.')}`),
    }
  }
  throw new RangeError(`no room for ${rule.count} differences in ${scene.id}`)
}

export const diferencas: SheetKind<PagesFacts<DifferenceFacts>> = {
  id: 'diferencas',
  category: 'percepcao',
  themes: Object.keys(SCENES_OF),
  draw: (options) => composeSheet(options, 'look', (random, index, sheet) => drawPage(options, index, random, sheet)),
}
