/** A place full of things: the child gives each the number of its solid. The wooden solids are on the counter in front. */
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type SolidPlaceName, solidPlace } from '../../studio/places/solid-places.ts'
import { type ThingSpot, tags } from '../../studio/places/solid-spots.ts'
import type { SolidThing } from './solid-bodies.ts'
import { isTent, natureOf, PLACE_NAMES, ROLLING, thingsOf } from './solid-stock.ts'
import { findSolid, inkOfSolid, standingSolid } from './solids-drawn.ts'

/** Solids of the first years. */
const JOINED = ['cubo', 'bloco-retangular', 'esfera', 'cilindro', 'cone'] as const
/** Things of a place. */
const FOUND = 7
const SIZE = 28
/** Plate of the second question, from the counter down. */
const ASK = { down: 39.4, width: 118, height: 8.4 }

interface FoundPage {
  readonly solids: readonly string[]
  readonly things: readonly SolidThing[]
}

/** Every solid has a thing, two have two; pages of a sheet show others while there are any. */
export function dealFound(options: SheetOptions, place: SolidPlaceName, random: Random): FoundPage[] {
  const decks = new Map<string, SolidThing[]>(
    JOINED.map((id) => [
      id,
      random.fork(id).shuffle(thingsOf(place).filter((one) => one.solid === id && !isTent(one))),
    ]),
  )
  const taken = new Map<string, number>()
  const next = (id: string): SolidThing[] => {
    const [deck, at] = [decks.get(id) ?? [], taken.get(id) ?? 0]
    taken.set(id, at + 1)
    return deck.slice(at % deck.length, (at % deck.length) + 1)
  }
  return Array.from({ length: options.pages }, (_, page) => {
    const source = random.fork(page)
    const solids = source.shuffle(JOINED)
    const twice = source.shuffle(JOINED).slice(0, FOUND - JOINED.length)
    return { solids, things: source.shuffle([...solids, ...twice].flatMap(next)) }
  })
}

/** A thing at its place, in the scale of the place or smaller where it would not fit. */
export function placedThing(
  pen: Pen,
  thing: SolidThing,
  { at: [x, foot], scale, large, high }: ThingSpot,
  room: number,
) {
  const fit = Math.min(scale * (large ? 1 : thing.size * natureOf(thing)), room / thing.width, high / thing.height)
  return marksOf(pen.at(x, foot, fit, thing.draw))
}

export function foundPage({ solids, things }: FoundPage, options: SheetOptions, name: SolidPlaceName, variant: number) {
  const pen = new Pen(options.color)
  const place = solidPlace(name, variant, 'row')
  const { counter, row } = place
  const spots = place.spots.slice(0, things.length)
  return {
    marks: [
      ...marksOf([place.draw(pen), tags(pen, spots)]),
      ...things.flatMap((thing, i): PageMark[] => {
        const spot = spots[i] as ThingSpot
        const [x, y] = spot.number
        return [
          ...placedThing(pen, thing, spot, name === 'cozinha' ? 33 : 41),
          writtenAnswer(x, y, String(solids.indexOf(thing.solid) + 1), 8),
        ]
      }),
      ...solids.flatMap((id, i) => {
        const [solid, x] = [findSolid(id), row[i] ?? 0]
        return [
          ...standingSolid(solid, x, counter + 3, SIZE, inkOfSolid(solid, options.color)),
          ...marksOf([
            pen.shape(circle(x, counter + 16, 6.4), 'white', 1.1),
            pen.text(x, counter + 19, i + 1, 8.6),
            solid.name
              .split(' ')
              .map((word, line) => pen.text(x, counter + 29 + line * 5.4, word, 4.9, { font: 'text' })),
          ]),
          ...(ROLLING.has(id)
            ? [answer([path(ellipse(x, counter + 27.4, 11.5, 4.4), { width: 1, stroke: ANSWER_RED })])]
            : []),
        ]
      }),
      ...marksOf([
        pen.shape(box(105 - ASK.width / 2, counter + ASK.down, ASK.width, ASK.height, 4.2), 'white', 0.9),
        pen.text(105, counter + ASK.down + 5.9, 'Agora circule os nomes dos sólidos que rolam.', 5, { font: 'text' }),
        pictureTitle(pen, options),
      ]),
    ],
    whole: true,
    pictures: [PLACE_NAMES[name], ...(name === 'brinquedos' ? ['urso'] : [])],
    items: things.map(({ id }) => id),
  }
}
