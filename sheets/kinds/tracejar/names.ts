/** First names that sheets are made for, and the child on a name's sheet. */
import type { Random } from '../../page/random.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { CAST, type CastName, childAt } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

const GIRLS =
  'ana maria helena alice laura manuela sofia isabela luiza valentina beatriz clara eduarda lara mariana rafaela'.split(
    ' ',
  )
const BOYS =
  'miguel arthur gael theo davi gabriel bernardo samuel pedro lucas matheus rafael enzo gustavo henrique lorenzo benjamin nicolas caio igor bruno daniel'.split(
    ' ',
  )

/** Common first names. */
export const NAMES: readonly string[] = [...GIRLS, ...BOYS]

export const named = (name: string) => `${capitals(name.slice(0, 1))}${name.slice(1)}`

/** `da Laura`, `do Lucas`. */
export const ofName = (name: string) => `${BOYS.includes(name) ? 'do' : 'da'} ${named(name)}`

interface Look {
  readonly who: CastName
  readonly wear?: Partial<Person>
}

const { amarelo, coral, verde, agua, azul, marinho, rosa, lilas, branco, jeans } = CLOTH

const GIRL_LOOKS: readonly [Look, ...Look[]] = [
  { who: 'iara', wear: { skin: 's4', hair: 'chiquinha', hairColour: 'escuro', top: { tone: amarelo } } },
  { who: 'bia', wear: { skin: 's2', hair: 'liso', hairColour: 'castanho', top: { tone: verde } } },
  { who: 'nina', wear: { top: { tone: agua, kind: 'dress', print: 'dots', printTone: branco } } },
  { who: 'sofia', wear: { skin: 's1', hair: 'trancas', hairColour: 'mel', top: { tone: rosa } } },
  {
    who: 'yumi',
    wear: { skin: 's3', hair: 'rabo', clip: coral, top: { tone: lilas, print: 'heart', printTone: branco } },
  },
]

const BOY_LOOKS: readonly [Look, ...Look[]] = [
  {
    who: 'gil',
    wear: { skin: 's3', hair: 'curto', hairColour: 'preto', top: { tone: coral, print: 'stripes', printTone: branco } },
  },
  {
    who: 'davi',
    wear: { skin: 's5', hair: 'curto', top: { tone: amarelo }, bottom: { tone: marinho, kind: 'shorts' } },
  },
  {
    who: 'gil',
    wear: {
      skin: 's4',
      hair: 'bone',
      hairColour: 'preto',
      cap: verde,
      top: { tone: azul },
      bottom: { tone: jeans, kind: 'pants' },
    },
  },
  { who: 'gil' },
  {
    who: 'davi',
    wear: { skin: 's1', hair: 'curto', hairColour: 'mel', top: { tone: verde, print: 'sun', printTone: amarelo } },
  },
]

const isCast = (name: string): name is CastName => Object.hasOwn(CAST, name)

function looksOf(name: string | null, look: number): Look {
  if (!name) return { who: childAt(look) }
  if (isCast(name)) return { who: name }
  return BOYS.includes(name) ? inTurn(BOY_LOOKS, BOYS.indexOf(name)) : inTurn(GIRL_LOOKS, GIRLS.indexOf(name))
}

/** The child of the name, its feet at a place; on a sheet for any name one of the cast, another for each `look`. */
export function drawChild(
  pen: Pen,
  name: string | null,
  look: number,
  at: { readonly x: number; readonly foot: number; readonly scale: number; readonly pose: Pose },
): Drawing {
  const { who, wear } = looksOf(name, look)
  return person(pen, who, at.x, at.foot, at.scale, { pose: at.pose, ...(wear && { wear }) })
}

/** Children of a class on hooks and in its list. */
export const CLASS = 5

/** Names that are easily mixed up with this one: the same initial first, then the same length. */
function lookalikes(name: string, random: Random): string[] {
  const distance = (other: string) => (other[0] === name[0] ? 0 : 4) + Math.abs(other.length - name.length)
  return random
    .shuffle(NAMES.filter((other) => other !== name))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, CLASS - 1)
}

/** On the hooks hangs the name once among names that look like it. */
export const hookNames = (name: string, random: Random): string[] =>
  random.shuffle([name, ...lookalikes(name, random)]).map(named)

/** The class in alphabetical order, its line for this name left free. */
export function listNames(name: string, random: Random): string[] {
  const initials = new Set([name[0]])
  const others = random.shuffle(NAMES).filter((other) => {
    const isNew = !initials.has(other[0])
    initials.add(other[0])
    return isNew
  })
  return [name, ...others.slice(0, CLASS - 1)].sort().map((one) => (one === name ? '' : named(one)))
}
