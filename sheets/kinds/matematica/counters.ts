/** Pictures to count: which ones a theme has, and how a number of them is laid out. */
import type { Box } from '../../lettering/bounds.ts'
import { createRandom } from '../../page/random.ts'
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'

/** Pictures of one theme, by id: simple shapes that stay clear when small, enough for pages that do not repeat. */
const COUNTERS: Readonly<Record<string, string>> = {
  frutas: 'apple strawberry pear lemon orange banana avocado pineapple watermelon guava mango peach cashew',
  jardim: 'flower maple-leaf ladybug butterfly mushroom bee snail rose tulip sunflower caterpillar ant',
  mar: 'fish octopus turtle whale dolphin shark shrimp boat tropical-fish jellyfish seal squid',
  'fundo-do-mar': 'fish octopus turtle whale dolphin shark shrimp tropical-fish jellyfish squid blowfish seal',
  ceu: 'star moon sun rocket kite bird airplane planet comet helicopter balloon satellite',
  festa: 'balloon cake gift ice-cream lollipop crown bell candy cupcake brigadeiro popsicle popcorn',
  brinquedos: 'ball car dice kite robot drum boat spinning-top yo-yo teddy puzzle train bicycle peteca',
  bichos: 'cat dog duck rabbit pig cow horse sheep rooster chick goat turkey',
  escola: 'pencil book notebook ruler scissors backpack eraser brush pencil-case crayon globe-grid school-bus',
}

export const COUNTER_THEMES = Object.keys(COUNTERS)

/** They live in water, in the sky or in the air: on the ground of a date's page they would be out of place. */
const NOT_ON_GROUND = new Set('fish sun drop moon cloud rain rainbow earth tornado mermaid pink-dolphin'.split(' '))

/** The pictures of a theme; the first theme's when it is left out. Throws RangeError for an unknown theme. */
export function countersOf(theme: string | undefined): Picture[] {
  const ids =
    COUNTERS[theme ?? 'frutas']?.split(' ') ?? DATE_PICTURES[theme ?? '']?.filter((id) => !NOT_ON_GROUND.has(id))
  if (!ids) throw new RangeError(`no counters for theme ${theme}`)
  return ids.map(wordPicture).filter(({ facts }) => !facts?.marks.has('several'))
}

/** Those of each page, the pinned ones on every one; all others come once before one comes again. */
export function dealInTurn<Item>(
  { seed, pages }: SheetOptions,
  perPage: number,
  pinned: readonly Item[],
  others: readonly Item[],
  label: string,
): Item[][] {
  const random = createRandom(seed).fork(label)
  const deck = random.shuffle(others)
  const free = perPage - pinned.length
  return Array.from({ length: pages }, (_, page) => {
    const dealt = Array.from({ length: free }, (_, i) => deck[(page * free + i) % deck.length])
    return random.shuffle([...pinned, ...dealt.filter((item) => item !== undefined)])
  })
}

interface GroupLook {
  /** Most pictures in one line. */
  readonly perLine: number
  /** Upper bound of one picture's side, mm. */
  readonly maxSize: number
  /** Centres them in the box instead of aligning them left. */
  readonly centred?: boolean
  /** Centres a shorter last line too. */
  readonly lastCentred?: boolean
  /** Spacing within a line relative to the spacing of the lines; default 1. */
  readonly spread?: number
}

/** Centres of `count` pictures standing in lines, halfway down the box, and their size. */
export function lineUp(box: Box, count: number, look: GroupLook) {
  const { perLine, maxSize, centred, lastCentred, spread = 1 } = look
  const lines = Math.max(1, Math.ceil(count / perLine))
  const pitch = Math.min(box.width / perLine, box.height / lines, maxSize * 1.18)
  const size = pitch / 1.18
  const across = Math.min(box.width / perLine, pitch * spread)
  const width = across * Math.min(count, perLine)
  const left = centred ? box.x + (box.width - width) / 2 : box.x
  const top = box.y + (box.height - pitch * lines) / 2
  const missing = lastCentred ? lines * perLine - count : 0
  const centres = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perLine)
    const indent = lines > 1 && row === lines - 1 ? (across * missing) / 2 : 0
    return { x: left + indent + across * ((i % perLine) + 0.5), y: top + pitch * (row + 0.5) }
  })
  return { size, centres, width }
}
