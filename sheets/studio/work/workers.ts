/** Grown-ups at work, on their feet; each is somebody else. An adult is some 85 units high. */
import { person } from '../cast/cast.ts'
import { type FigurePen, placed } from '../cast/figure-pen.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, hull } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const { amarelo, coral, verde, agua, azul, marinho, rosa, lilas, branco, cinza, vermelho, jeans, madeira, creme } =
  CLOTH

type Hat = 'straw' | 'helmet' | 'cap' | 'chef'

interface Worker {
  readonly who: 'mae' | 'pai'
  readonly hat?: Hat
  readonly hatTone?: Tone
  readonly wear: Partial<Person>
}

const look = (
  who: Worker['who'],
  top: Tone,
  bottom: Tone,
  rest: Partial<Person> = {},
): Pick<Worker, 'who' | 'wear'> => ({
  who,
  wear: { top: { tone: top, kind: 'long' }, bottom: { tone: bottom, kind: 'pants' }, beard: false, ...rest },
})

const apron = (top: Tone, cloth: Tone): Partial<Person> => ({ top: { tone: top, kind: 'long', apron: cloth } })

const WORKERS = {
  farmer: { ...look('mae', verde, jeans, { skin: 's3', hair: 'trancas' }), hat: 'straw' },
  grower: { ...look('pai', coral, jeans, { skin: 's5', hair: 'curto' }), hat: 'straw' },
  fisher: { ...look('pai', azul, creme, { skin: 's4', hair: 'curto' }), hat: 'straw' },
  cowhand: { ...look('pai', madeira, jeans, { skin: 's2', hair: 'curto', beard: true }), hat: 'straw' },
  beekeeper: { ...look('mae', branco, branco, { skin: 's5', hair: 'liso' }), hat: 'straw' },
  gardener: {
    ...look('pai', agua, verde, { skin: 's1', hair: 'curto', hairColour: 'mel', beard: true }),
    hat: 'cap',
    hatTone: verde,
  },
  joiner: { ...look('mae', amarelo, jeans, { skin: 's2', hair: 'rabo', hairColour: 'castanho' }) },
  doctor: { ...look('mae', branco, azul, { skin: 's5', hair: 'cacheado', ...apron(azul, branco) }) },
  teacher: { ...look('pai', lilas, marinho, { skin: 's4', hair: 'cachos' }) },
  firefighter: { ...look('mae', amarelo, amarelo, { skin: 's1', hair: 'rabo' }), hat: 'helmet', hatTone: vermelho },
  painter: { ...look('mae', branco, branco, { skin: 's4', hair: 'liso' }), hat: 'cap', hatTone: azul },
  builder: { ...look('pai', coral, jeans, { skin: 's3', hair: 'curto' }), hat: 'helmet', hatTone: amarelo },
  tailor: { ...look('pai', rosa, cinza, { skin: 's2', hair: 'curto', hairColour: 'branco' }) },
  musician: { ...look('mae', vermelho, marinho, { skin: 's3', hair: 'cacheado', hairColour: 'castanho' }) },
  postWoman: { ...look('mae', amarelo, azul, { skin: 's4', hair: 'rabo' }), hat: 'cap', hatTone: azul },
  sweeper: { ...look('pai', coral, coral, { skin: 's5', hair: 'curto' }), hat: 'cap', hatTone: vermelho },
  driver: {
    ...look('mae', azul, jeans, { skin: 's2', hair: 'liso', hairColour: 'mel' }),
    hat: 'cap',
    hatTone: vermelho,
  },
  miller: { ...look('pai', creme, cinza, { skin: 's4', hair: 'cachos' }) },
  baker: { ...look('pai', branco, cinza, { skin: 's3', hair: 'curto', ...apron(branco, creme) }), hat: 'chef' },
  seller: { ...look('mae', coral, marinho, { skin: 's5', hair: 'liso', ...apron(coral, verde) }) },
  spinner: { ...look('mae', lilas, jeans, { skin: 's3', hair: 'trancas', hairColour: 'branco' }) },
  weaver: { ...look('pai', verde, madeira, { skin: 's5', hair: 'cachos', beard: true }) },
  seamstress: { ...look('mae', rosa, marinho, { skin: 's1', hair: 'rabo', hairColour: 'castanho' }) },
  cheesemaker: { ...look('pai', branco, branco, { skin: 's5', hair: 'curto', ...apron(branco, azul) }), hat: 'chef' },
  sawyer: { ...look('pai', vermelho, jeans, { skin: 's4', hair: 'curto' }), hat: 'helmet', hatTone: amarelo },
  cook: { ...look('mae', branco, cinza, { skin: 's2', hair: 'rabo', ...apron(branco, coral) }), hat: 'chef' },
  mechanic: { ...look('pai', azul, azul, { skin: 's3', hair: 'curto', beard: true }), hat: 'cap', hatTone: cinza },
  vet: { ...look('mae', branco, verde, { skin: 's2', hair: 'liso', ...apron(verde, branco) }) },
  smith: { ...look('pai', cinza, jeans, { skin: 's3', hair: 'curto', beard: true, ...apron(cinza, madeira) }) },
} as const satisfies Readonly<Record<string, Worker>>

export type WorkerName = keyof typeof WORKERS

/** On the head of an adult whose face is about (0, `y`). */
function hatOn(pen: FigurePen, hat: Hat, tone: Tone, y: number): Drawing {
  const at = (dy: number) => Math.round((y + dy) * 100) / 100
  if (hat === 'straw')
    return [
      pen.shape(`M-9,${at(-8)}C-8,${at(-19)} 8,${at(-19)} 9,${at(-8)}Z`, CLOTH.madeira),
      pen.shape(hull([-17, at(-7), 1.4], [17, at(-7), 1.4]), CLOTH.madeira),
      pen.ink(`M-9,${at(-10)}H9`),
    ]
  if (hat === 'helmet')
    return [
      pen.shape(`M-12.500,${at(-7)}C-13,${at(-20)} 13,${at(-20)} 12.500,${at(-7)}Z`, tone),
      pen.shape(hull([-13.5, at(-7), 1.4], [13.5, at(-7), 1.4]), tone),
      pen.ink(`M0,${at(-16)}V${at(-9)}M-6,${at(-15)}Q-7,${at(-12)} -7,${at(-9)}M6,${at(-15)}Q7,${at(-12)} 7,${at(-9)}`),
    ]
  if (hat === 'cap')
    return [
      pen.shape(`M-12,${at(-7)}C-13,${at(-18)} 13,${at(-18)} 12,${at(-7)}Z`, tone),
      pen.shape(
        `M-11,${at(-7)}Q0,${at(-11)} 11,${at(-7)}Q14,${at(-4)} 8,${at(-4.6)}Q0,${at(-7)} -8,${at(-4.6)}Q-14,${at(-4)} -11,${at(-7)}Z`,
        tone[1],
      ),
    ]
  return [
    pen.shape(
      `M-10,${at(-9)}L-11,${at(-14)}C-18,${at(-17)} -14,${at(-25)} -8,${at(-23)}C-6,${at(-29)} 6,${at(-29)} 8,${at(-23)}C14,${at(-25)} 18,${at(-17)} 11,${at(-14)}L10,${at(-9)}Z`,
      CLOTH.branco,
    ),
    pen.shape(box(-11, at(-12), 22, 5), CLOTH.branco),
  ]
}

/** Units from the hips to the head. */
const HEAD_OVER_HIP = 33
/** Height of the face. */
const FACE = { mae: -69, pai: -73 }

const hatted = (near: FigurePen, { who, hat, hatTone = CLOTH.azul }: Worker): Drawing =>
  hat ? hatOn(near, hat, hatTone, FACE[who]) : []

/** In a pose; `inHand` is over the body and under the near hand. */
export function posed(
  pen: Pen,
  name: WorkerName,
  x: number,
  y: number,
  scale: number,
  pose: Pose,
  inHand: Drawing = [],
): Drawing {
  const known: Worker = WORKERS[name]
  const [shift, drop] = headShift(pose)
  return person(pen, known.who, x, y, scale, {
    pose,
    wear: known.wear,
    extra: (near) => ({ head: [placed(hatted(near, known), shift, drop), inHand] }),
  })
}

/** The head of a body that leans, against its place upright. */
function headShift({ lean = 0 }: Pose): readonly [number, number] {
  const turned = (lean * Math.PI) / 180
  return [Math.sin(turned) * HEAD_OVER_HIP, (1 - Math.cos(turned)) * HEAD_OVER_HIP]
}
