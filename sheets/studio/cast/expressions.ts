/** Expressions, as parts that face.ts draws. */
export type EyeName = 'dot' | 'wide' | 'round' | 'down' | 'shut' | 'happy' | 'heavy' | 'aside' | 'tight'
export type MouthName =
  | ('smile' | 'soft' | 'tiny' | 'flat' | 'none' | 'grin' | 'teeth' | 'sad' | 'angry' | 'wobble' | 'wave')
  | ('o' | 'yawn' | 'shy' | 'blow' | 'ask' | 'sing')

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
} as const satisfies Readonly<Record<string, Expression>>

export type ExpressionName = keyof typeof EXPRESSIONS

export const EXPRESSION_NAMES = Object.keys(EXPRESSIONS) as readonly ExpressionName[]
