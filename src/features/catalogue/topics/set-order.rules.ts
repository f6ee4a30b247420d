import { LEVELS, type Level } from '../facets/rules.ts'

/** A sheet of a set, as far as its place goes. An uploaded one has neither kind nor theme. */
export interface SetSheet {
  readonly title: string
  readonly level: Level | null
  readonly kind: string | null
  readonly theme: string | null
}

/** Lines for the pencil from straight ones to spirals, by kind and theme. */
const LINES: readonly (readonly [kind: string, themes: string])[] = [
  ['tracejar-retas', 'verticais horizontais pistas inclinadas escorregadores chuva'],
  ['tracejar-linhas', 'mistas reta pulos degraus onda ziguezague'],
  ['tracejar-ondas', 'mar pato passaro borboleta'],
  ['tracejar-ziguezague', 'coelho sapo rato abelha'],
  ['tracejar-formas', 'quadrado triangulo circulo coracao estrela mistas'],
  ['tracejar-espiral', 'caracol abelha redemoinho foguete'],
]
const LINE_STEPS = LINES.flatMap(([kind, themes]) => themes.split(' ').map((theme) => `${kind} ${theme}`))

/** Letters, then numbers, then what has no such sign. */
const NUMBERS = 1000
const UNSIGNED = 1_000_000

/** Place of a sheet by what it is about: «B», «7», «F a J». */
function signOf(theme: string | null): number {
  if (theme === null) return UNSIGNED
  if (/^\d/.test(theme)) return NUMBERS + Number.parseInt(theme, 10)
  return /^[A-Z](?: a [A-Z])?$/.test(theme) ? theme.charCodeAt(0) : UNSIGNED
}

/** Numbers that are compared one after another. */
function placeOf({ kind, theme, level }: SetSheet): readonly number[] {
  const isGuide = kind?.startsWith('guia-') === true
  const step = LINE_STEPS.indexOf(`${kind} ${theme}`)
  return [isGuide ? 0 : 1, step, signOf(theme), level === null ? LEVELS.length : LEVELS.indexOf(level)]
}

/**
 * The sheets of a set in the order of its use: the guide, then letter by letter, number by number or line by line, each from
 * easy to hard; elsewhere by level and title, numbers as numbers.
 */
export function inSetOrder<Sheet extends SetSheet>(sheets: readonly Sheet[]): Sheet[] {
  return sheets
    .map((sheet) => ({ sheet, place: placeOf(sheet) }))
    .sort((a, b) => {
      const differences = a.place.map((place, i) => place - (b.place[i] ?? 0))
      return (
        differences.find((difference) => difference !== 0) ??
        a.sheet.title.localeCompare(b.sheet.title, 'pt-BR', { numeric: true })
      )
    })
    .map(({ sheet }) => sheet)
}
