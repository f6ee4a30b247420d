/** Expressions, as parts that face.ts draws. */
export type EyeName = 'dot' | 'wide' | 'round' | 'down' | 'shut' | 'happy' | 'heavy' | 'aside' | 'tight'
export type MouthName =
  | ('smile' | 'soft' | 'tiny' | 'flat' | 'none' | 'grin' | 'teeth' | 'sad' | 'angry' | 'wobble' | 'wave')
  | ('o' | 'yawn' | 'shy' | 'blow' | 'ask' | 'sing' | 'shout' | 'scream')

export interface Expression {
  readonly eye: EyeName
  /** Lift of the brow's inner end, and of the whole of it. */
  readonly brow: readonly [inner: number, raise: number]
  readonly mouth: MouthName
  readonly mark?: 'tear' | 'sweat' | 'blush'
  readonly thick?: boolean
}

export const EXPRESSIONS = {
  neutro: { eye: 'dot', brow: [0, 0], mouth: 'smile' },
  alegre: { eye: 'dot', brow: [-0.2, 0.9], mouth: 'grin' },
  triste: { eye: 'dot', brow: [1.5, 0.3], mouth: 'sad', mark: 'tear' },
  bravo: { eye: 'dot', brow: [-1.7, -0.9], mouth: 'angry', thick: true },
  medo: { eye: 'wide', brow: [1.6, 1.5], mouth: 'wobble', mark: 'sweat' },
  surpreso: { eye: 'round', brow: [0, 2.2], mouth: 'o' },
  lendo: { eye: 'down', brow: [0.3, 0.6], mouth: 'soft' },
  calmo: { eye: 'shut', brow: [0.2, 0.4], mouth: 'soft' },
  sono: { eye: 'heavy', brow: [0.6, 0.9], mouth: 'yawn' },
  vergonha: { eye: 'aside', brow: [1.1, 0.2], mouth: 'shy', mark: 'blush' },
  dormindo: { eye: 'shut', brow: [0.2, 0], mouth: 'tiny' },
  dentes: { eye: 'happy', brow: [0, 0.8], mouth: 'teeth' },
  carinho: { eye: 'happy', brow: [0.3, 0.6], mouth: 'smile' },
  firme: { eye: 'dot', brow: [-0.9, -0.2], mouth: 'flat', thick: true },
  mastigar: { eye: 'happy', brow: [0, 0.6], mouth: 'none' },
  aperto: { eye: 'tight', brow: [1, -0.2], mouth: 'wave' },
  soprar: { eye: 'shut', brow: [0.2, 0.6], mouth: 'blow' },
  pedir: { eye: 'dot', brow: [1.2, 0.6], mouth: 'ask' },
  cantar: { eye: 'shut', brow: [0.4, 1], mouth: 'sing' },
  // Weaker and stronger: see `strengths.ts`.
  incomodado: { eye: 'dot', brow: [-1.1, -0.5], mouth: 'shy' },
  contrariado: { eye: 'dot', brow: [-1.5, -0.6], mouth: 'flat' },
  irado: { eye: 'dot', brow: [-2.1, -1.1], mouth: 'teeth', thick: true },
  furioso: { eye: 'tight', brow: [-2.2, -1.4], mouth: 'shout', mark: 'blush', thick: true },
  receio: { eye: 'dot', brow: [1.3, 0.9], mouth: 'wave' },
  assustado: { eye: 'wide', brow: [1.9, 2], mouth: 'teeth', mark: 'sweat' },
  pavor: { eye: 'wide', brow: [2, 2.3], mouth: 'scream', mark: 'sweat' },
  inquieto: { eye: 'aside', brow: [0.2, 1.5], mouth: 'smile' },
  impaciente: { eye: 'aside', brow: [0.9, 0.9], mouth: 'flat' },
  agitado: { eye: 'round', brow: [0.9, 1.7], mouth: 'wave' },
  acelerado: { eye: 'round', brow: [0, 2.3], mouth: 'teeth' },
  disparado: { eye: 'wide', brow: [-0.8, 2.2], mouth: 'shout', mark: 'sweat' },
} as const satisfies Readonly<Record<string, Expression>>

export type ExpressionName = keyof typeof EXPRESSIONS

export const EXPRESSION_NAMES = Object.keys(EXPRESSIONS) as readonly ExpressionName[]
