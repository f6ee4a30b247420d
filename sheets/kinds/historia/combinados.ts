/** Living together: who keeps an agreement, whose task it is, the agreement of a place, agreements to write. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { DISTRICT } from '../../studio/places/district-street.ts'
import { SHARED_PLACES, type SharedPlace } from '../../studio/places/shared-places.ts'
import {
  type DistrictTask,
  districtPage,
  type Shared,
  taskPage,
  tickPage,
  verbOf,
  writePage,
} from './agreement-pages.ts'
import { AGREEMENTS, type Agreement, DISTRICT_RULES } from './agreements.ts'
import { shuffledFrom } from './out-of-order.ts'

export interface AgreementFacts {
  readonly ticked?: Shared
  readonly tasks?: { readonly shared: Shared; readonly listed: readonly string[] }
  readonly district?: DistrictTask
  readonly written?: { readonly asked: readonly Agreement[]; readonly verbs: readonly string[] }
}

/** The whole district; on levels with one place, another place on each page. */
const EVERYWHERE = 'bairro'
/** Another place of a school on each page. */
const SCHOOL = 'escola'
const SCHOOL_PLACES: readonly SharedPlace[] = ['sala', 'biblioteca', 'patio']
const PLACES = Object.keys(SHARED_PLACES) as SharedPlace[]

const PICTURES: Readonly<Record<SharedPlace, readonly string[]>> = {
  sala: ['sala de aula', 'quadro', 'planta', 'mesa', 'lixeira', 'lápis'],
  biblioteca: ['biblioteca', 'livros', 'estante'],
  patio: ['pátio', 'escola', 'balanço', 'banco', 'bola', 'lixeira', 'torneira', 'flores'],
  praca: ['praça', 'balanço', 'banco', 'bola', 'lixeira', 'cachorro', 'flor', 'fonte'],
  casa: ['casa', 'cama', 'mesa', 'louça', 'brinquedos', 'cachorro', 'vassoura'],
}

interface Setup {
  readonly place: SharedPlace
  readonly isDistrict: boolean
  /** By place of the district, and one more on each page: pages of one sheet have other agreements. */
  readonly turns: readonly number[]
}

const BROKEN = [2, 3]
const WRITTEN = 4
/** Verbs of agreements that a picture of a child who keeps them does not show. */
const UNSEEN = ['DESENHAR', 'ANDAR']
/** The first agreement of every class is asked wherever it is seen. */
const ALWAYS = 'LEVANTAR'

type Draw = (pen: Pen, random: Random, setup: Setup) => DrawnPage<AgreementFacts>

/** Theo always wears ear defenders: where headphones are the agreement, he is the one who listens. */
function withOneHeadset(acts: readonly Agreement[], cast: readonly CastName[]): readonly CastName[] {
  const listener = acts.findIndex((act) => verbOf(act) === 'USAR')
  const other = cast[listener]
  return other ? cast.map((who, i) => (i === listener ? 'theo' : who === 'theo' ? other : who)) : cast
}

const sharedBy = (random: Random, place: SharedPlace, brokenCount: number): Shared => {
  const list = AGREEMENTS[place]
  // Those in front change places; what is behind belongs to its wall.
  const acts = [...list.slice(0, 3), ...random.shuffle(list.slice(3))]
  const open = acts.filter(({ breaks }) => breaks)
  const broken = random.sample(open, Math.min(brokenCount, open.length))
  return { place, acts, broken, cast: withOneHeadset(acts, random.shuffle(STANDING)) }
}

const tick: Draw = (pen, random, { place }) => {
  const ticked = sharedBy(random, place, random.pick(BROKEN))
  return {
    facts: { ticked },
    marks: tickPage(pen, ticked),
    items: ticked.acts.map((act, i) => `${i + 1} ${act.rule} ${ticked.broken.includes(act) ? '' : '✓'}`),
    pictures: ['crianças', ...PICTURES[place]],
  }
}

const tasks: Draw = (pen, random, { place, isDistrict, turns }) => {
  if (isDistrict) {
    const rules = DISTRICT.map((one, i) => {
      const list = DISTRICT_RULES[one]
      return { place: one, rule: list[(turns[i] ?? 0) % list.length] ?? '' }
    })
    const district: DistrictTask = {
      places: DISTRICT,
      lines: shuffledFrom(random, rules),
      cast: random.shuffle(STANDING),
    }
    return {
      facts: { district },
      marks: districtPage(pen, district),
      items: district.lines.map(({ rule, place }) => `${rule} ${place}`),
      pictures: ['crianças', 'bairro', ...DISTRICT],
    }
  }
  const shared = sharedBy(random, place, 0)
  const listed = shuffledFrom(
    random,
    shared.acts.map(({ rule }) => rule),
  )
  return {
    facts: { tasks: { shared, listed } },
    marks: taskPage(pen, shared, listed),
    items: shared.acts.map(({ rule }, i) => `${i + 1} ${rule}`),
    pictures: ['crianças', ...PICTURES[place]],
  }
}

const write: Draw = (pen, random, { place }) => {
  const shared = sharedBy(random, place, 0)
  const sure = shared.acts.filter((act) => verbOf(act) === ALWAYS)
  const open = shared.acts.filter((act) => ![ALWAYS, ...UNSEEN].includes(verbOf(act)))
  const chosen = [...sure, ...random.sample(open, WRITTEN - sure.length)]
  const asked = shared.acts.filter((act) => chosen.includes(act))
  const verbs = shuffledFrom(random, asked.map(verbOf))
  return {
    facts: { written: { asked, verbs } },
    marks: writePage(pen, shared, asked, verbs),
    items: asked.map(({ rule }, i) => `${i + 1} ${rule}`),
    pictures: ['crianças', ...PICTURES[place]],
  }
}

const DRAW: Readonly<Record<Level, Draw>> = { facil: tick, medio: tasks, desafio: write }

export const combinados: SheetKind<PagesFacts<AgreementFacts>> = {
  id: 'combinados',
  category: 'pareamento',
  themes: [...PLACES, EVERYWHERE, SCHOOL],
  draw: (options) => {
    const theme = options.theme ?? 'sala'
    const many = theme === EVERYWHERE ? PLACES : theme === SCHOOL ? SCHOOL_PLACES : [theme as SharedPlace]
    const start = createRandom(options.seed)
      .fork('places')
      .integer(0, many.length - 1)
    const turns = DISTRICT.map((one) => createRandom(options.seed).fork(one).integer(0, 3))
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const isDistrict = theme === EVERYWHERE
      const place = many[(start + index) % many.length] ?? 'sala'
      const page = DRAW[options.level](pen, random, { place, isDistrict, turns: turns.map((turn) => turn + index) })
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
