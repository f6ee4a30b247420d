import { expect, test, vi } from 'vitest'
import { drawAll, drawForTest, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { hasLetter, letterStrokes } from '../../lettering/letters.ts'
import type { RulePiece } from '../../lettering/ruled.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom } from '../../page/random.ts'
import { resample } from '../../scene/path-data.ts'
import { type Level, type Mark, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { SHAPES } from '../../scene/shapes.ts'
import { desenhoTracejado } from './desenho-tracejado.ts'
import { startsOf } from './guides.ts'
import { TRACEJAR_KINDS } from './kinds.ts'
import { letraEmEstrada } from './letra-em-estrada.ts'
import { letterPictures } from './letter-words.ts'
import { recortarLinhas } from './recortar-linhas.ts'
import { dealer } from './straight-scene.ts'
import { dotPoints, gapOf, LEAST_DOT, type Stroke } from './stroke.ts'
import { tracejarAlfabeto } from './tracejar-alfabeto.ts'
import { tracejarCursiva } from './tracejar-cursiva.ts'
import { tracejarEspiral } from './tracejar-espiral.ts'
import { tracejarFormas } from './tracejar-formas.ts'
import { tracejarLetra } from './tracejar-letra.ts'
import { journeysOf, tracejarLinhas } from './tracejar-linhas.ts'
import { tracejarNome } from './tracejar-nome.ts'
import { tracejarNumero } from './tracejar-numero.ts'
import { tracejarOndas } from './tracejar-ondas.ts'
import { tracejarRetas } from './tracejar-retas.ts'
import { tracejarZiguezague } from './tracejar-ziguezague.ts'
import { TRACK_NAMES } from './tracks.ts'

// All seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.each(TRACEJAR_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    // Tracing has no answers: the child sees if it is right.
    expect(drawAll(kind).filter(({ hasKey }) => hasKey)).toEqual([])
  },
)

/** Widths of all round dots to cover, mm. */
function dotWidths(marks: readonly Mark[], scale = 1): number[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return dotWidths(mark.children, scale * (mark.scale ?? 1))
    return mark.kind === 'path' && /^(M\S+ \S+h0\.01)+$/.test(mark.d) ? [(mark.width ?? 0) * scale] : []
  })
}

test.each(TRACEJAR_KINDS.filter(({ id }) => id !== 'tracejar-cursiva').map((kind) => [kind.id, kind] as const))(
  '%s: dots to cover are large enough, and black-and-white pages print with black alone',
  (_, kind) => {
    const inked = (marks: readonly Mark[]): boolean =>
      marks.some((mark) => {
        if (mark.kind === 'group') return inked(mark.children)
        const inks = mark.kind === 'path' ? [mark.stroke, mark.fill] : [mark.fill]
        return inks.some((ink) => ink && ink[0] + ink[1] + ink[2] > 0)
      })
    for (const level of ['facil', 'medio', 'desafio'] as const)
      for (let seed = 0; seed < 40; seed++) {
        const [page] = drawForTest(kind, level, seed).pages
        for (const width of dotWidths(page?.marks ?? [])) expect(width).toBeGreaterThanOrEqual(LEAST_DOT)
        if (seed % 2) expect(inked(page?.marks ?? [])).toBe(false)
      }
  },
)

/** The longest part of a stroke within 0.6 mm of a rule, mm. */
function alongRule(strokes: readonly Stroke[], rules: readonly RulePiece[]): number {
  const step = 0.5
  const near = (stroke: Stroke, rule: RulePiece) => {
    let [longest, run] = [0, 0]
    for (const p of resample(stroke, step)) {
      const hides = Math.abs(p.y - rule.y) < 0.6 && p.x > rule.from && p.x < rule.to
      run = hides ? run + step : 0
      longest = Math.max(longest, run)
    }
    return longest
  }
  return Math.max(0, ...strokes.flatMap((stroke) => rules.map((rule) => near(stroke, rule))))
}

test.each([
  ['tracejar-letra', tracejarLetra],
  ['tracejar-numero', tracejarNumero],
  ['tracejar-alfabeto', tracejarAlfabeto],
  ['tracejar-nome', tracejarNome],
] as const)('%s: no stroke hides on a rule', (_, kind) => {
  // The drawing does not depend on the seed beyond its theme: one round of the themes shows every letter.
  const pages: { strokes: readonly Stroke[]; rules: readonly RulePiece[] }[] = everyPage<{
    strokes: readonly Stroke[]
    rules: readonly RulePiece[]
  }>(kind)
    .filter(({ seed }) => seed < kind.themes.length)
    .map(({ page }) => page)
  expect(pages.filter(({ strokes, rules }) => alongRule(strokes, rules) > 2)).toEqual([])
})

test('roads for the smallest come without a pauta', () => {
  for (const { level, page } of everyPage(tracejarLetra)) {
    if (level === 'facil') expect(page.rules).toEqual([])
    else expect(page.rules.length).toBeGreaterThan(0)
  }
})

test('every letter is written, and its picture begins with it', () => {
  const initial = (word: string) => word.normalize('NFD').charAt(0).toUpperCase()
  for (const { page } of everyPage(tracejarLetra)) {
    if (page.word) expect(initial(page.word)).toBe(page.letter)
    expect(page.rows.join('').toUpperCase()).toContain(page.letter)
  }
  expect(new Set(everyPage(tracejarLetra).map(({ page }) => page.letter))).toEqual(new Set(ALPHABET))
})

test('the words of a letter have all their letters', () => {
  const words = ALPHABET.flatMap((letter) => letterPictures(letter).map(({ name }) => name))
  expect(words.filter((word) => ![...word].every(hasLetter))).toEqual([])
})

test('spirals wind inwards without touching themselves', () => {
  for (const { page } of everyPage(tracejarEspiral)) {
    for (const points of page.spirals) {
      const turn = 96
      points.slice(0, -turn).forEach((p, i) => {
        const next = points[i + turn]
        // One turn later the line is at least 4 mm nearer to the middle.
        if (next) expect(Math.hypot(p.x - next.x, p.y - next.y)).toBeGreaterThan(4)
      })
    }
  }
})

test('straight lines are as straight as the theme says and long enough to trace', () => {
  for (const { seed, level, page } of everyPage(tracejarRetas)) {
    const theme = tracejarRetas.themes[seed % tracejarRetas.themes.length] ?? ''
    const slopes = new Set(page.lines.map(({ from, to }) => Math.sign(Math.round(to.x - from.x))))
    for (const { from, to } of page.lines) {
      const length = Math.hypot(from.x - to.x, from.y - to.y)
      if (theme === 'verticais') expect(from.x).toBe(to.x)
      // Wind blows on harder levels only, and one way.
      if (theme === 'chuva') expect(slopes).toEqual(new Set([level === 'facil' ? 0 : -1]))
      if (['horizontais', 'pistas'].includes(theme)) {
        expect(from.y).toBe(to.y)
        expect(to.x - from.x).toBeGreaterThan(CONTENT.width * 0.55)
      }
      expect(length).toBeGreaterThan(30)
    }
    if (theme === 'violao')
      expect(page.lines.filter(({ from, to }) => from.x === to.x)).toHaveLength(level === 'facil' ? 4 : 6)
    // Slides and hills go down to both sides.
    if (theme === 'escorregadores' || (theme === 'inclinadas' && level !== 'desafio')) {
      expect(slopes).toEqual(new Set([-1, 1]))
      for (const { from, to } of page.lines) expect(to.y).toBeGreaterThan(from.y)
    }
  }
})

test('harder levels have more straight lines', () => {
  for (const theme of tracejarRetas.themes) {
    const counts = (['facil', 'medio', 'desafio'] as const).map((level) => {
      const options = { level, theme, seed: 2, color: true, title: 'Retas', instruction: 'Trace.', pages: 1 }
      return tracejarRetas.draw(options).facts.pages[0]?.lines.length ?? 0
    })
    expect(counts[0], theme).toBeLessThan(counts[1] ?? 0)
    expect(counts[1], theme).toBeLessThan(counts[2] ?? 0)
  }
})

test('waves, zigzags and other lines run over the page, from left to right', () => {
  const reach = (stroke: Stroke) => (stroke.at(-1)?.x ?? 0) - (stroke[0]?.x ?? 0)
  const roads = [...everyPage(tracejarOndas), ...everyPage(tracejarZiguezague)].flatMap(({ page }) => page.strokes)
  for (const stroke of roads) expect(reach(stroke)).toBeGreaterThan(CONTENT.width * 0.85)
  for (const { page } of everyPage(tracejarLinhas))
    for (const { stroke, track } of page.rows)
      expect(reach(stroke), track).toBeGreaterThan(CONTENT.width * (track === 'lacos' ? 0.68 : 0.8))
})

test('lines have more rows and more turns on harder levels', () => {
  const [easy = [], middle = [], hard = []] = (['facil', 'medio', 'desafio'] as const).map((level) =>
    everyPage(tracejarLinhas).filter((one) => one.level === level),
  )
  const rows = (pages: typeof easy) => new Set(pages.map(({ page }) => page.rows.length))
  expect([rows(easy), rows(middle), rows(hard)]).toEqual([new Set([3]), new Set([4]), new Set([6])])
  const most = (pages: typeof easy) => Math.max(...pages.flatMap(({ page }) => page.rows.map((row) => row.repetitions)))
  expect([most(easy), most(middle), most(hard)]).toEqual([3, 5, 10])
})

test('loops of the hardest level are tall, and wide enough to cross', () => {
  const heading = {
    title: 'Título',
    instruction: 'Uma frase.',
    level: 'desafio',
    color: false,
    theme: 'lacos',
  } as const
  for (let seed = 1; seed <= 20; seed++)
    for (const { stroke } of tracejarLinhas
      .draw({ ...heading, seed, pages: 1 })
      .facts.pages.flatMap(({ rows }) => rows)) {
      const back = stroke.filter((p, i) => p.x < (stroke[i - 1]?.x ?? p.x))
      expect(back.length).toBeGreaterThan(stroke.length * 0.2)
      const top = Math.min(...stroke.map(({ y }) => y))
      const low = Math.max(...stroke.map(({ y }) => y))
      expect(low - top, `${seed}`).toBeGreaterThan(14)
    }
})

test('a picture of one shape has it alone, a mixed one several; harder levels have more of them', () => {
  const most = { facil: [2, 3], medio: [4, 8], desafio: [6, 11] } as const
  for (const { seed, level, page } of everyPage(tracejarFormas)) {
    const theme = tracejarFormas.themes[seed % tracejarFormas.themes.length]
    const kinds = new Set(page.shapes)
    if (theme === 'mistas') expect(kinds.size).toBeGreaterThanOrEqual(level === 'facil' ? 3 : 5)
    else expect([...kinds]).toEqual([theme])
    const [least, highest] = most[level]
    expect(page.strokes.length, `${theme} ${level}`).toBeGreaterThanOrEqual(least)
    expect(page.strokes.length, `${theme} ${level}`).toBeLessThanOrEqual(highest)
    // The one to draw alone was traced on this page.
    expect(page.missing === undefined).toBe(level !== 'desafio')
    if (page.missing) expect([...kinds, 'circulo', 'estrela']).toContain(page.missing)
    for (const stroke of page.strokes)
      expect(stroke[0]?.y).toBeLessThanOrEqual(Math.min(...stroke.map(({ y }) => y)) + 0.02)
  }
})

test('with fewer things a house keeps its walls, a castle its towers', () => {
  const count = (level: Level, fewer: boolean) => {
    const options = { level, theme: 'mistas', seed: 1, color: true, title: 'Formas', instruction: 'Cubra.', fewer }
    return tracejarFormas.draw({ ...options, pages: level === 'medio' ? 2 : 3 }).facts.pages.map(({ shapes }) => shapes)
  }
  const [house, cone] = count('facil', true)
  expect([house, cone]).toEqual([
    ['triangulo', 'quadrado'],
    ['circulo', 'triangulo'],
  ])
  const [train = [], robot = []] = count('medio', true)
  expect(train.filter((shape) => shape === 'circulo')).toHaveLength(3)
  expect(robot.filter((shape) => shape === 'quadrado')).toHaveLength(2)
  const [castle = [], rocket] = count('desafio', true)
  expect(castle.filter((shape) => shape === 'retangulo')).toHaveLength(2)
  expect(rocket).toContain('retangulo')
  // The one to draw alone is traced, too.
  expect([castle.includes('triangulo'), rocket?.includes('estrela')]).toEqual([true, true])
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const [i, few] of count(level, true).entries())
      expect(few.length, `${level} ${i}`).toBeLessThan(count(level, false)[i]?.length ?? 0)
})

/** Boxes of what is inside the shapes of a page: windows and doors, faces, ribbons. */
function insideShapes(marks: readonly Mark[]): Box[] {
  return marks.flatMap((mark): Box[] => {
    if (mark.kind !== 'group') return []
    const [outline] = mark.children
    if (!FORMS.has(outline?.kind === 'path' ? outline.d : '')) return insideShapes(mark.children)
    return mark.children.flatMap((child) => boundsOf([{ ...mark, children: [child] }]) ?? [])
  })
}
const FORMS = new Set(SHAPES.map(({ data }) => data(0, 0, 20)))

test.each(tracejarFormas.themes)(
  '%s: when the pictures begin anew they are seen in a mirror, not upside down',
  (theme) => {
    for (const [level, several] of [
      ['facil', 3],
      ['medio', 2],
      ['desafio', 3],
    ] as const) {
      const round = theme === 'mistas' ? several : 1
      const options = { level, theme, seed: 1, color: true, title: 'Formas', instruction: 'Cubra.', pages: 2 * round }
      const pages = tracejarFormas.draw(options).pages.map(({ marks }) => insideShapes(marks))
      pages.slice(0, round).forEach((boxes, i) => {
        const other = pages[i + round] ?? []
        expect(boxes.length, level).toBeGreaterThan(1)
        const lost = boxes.filter(
          ({ x, y, width }) => !other.some((box) => Math.hypot(box.x + width + x - PAGE_WIDTH_MM, box.y - y) < 0.2),
        )
        expect(lost, level).toEqual([])
      })
    }
  },
)

test.each([
  ['facil', 5, 6],
  ['medio', 3, 9],
  ['desafio', 1, 26],
] as const)('the alphabet at %s runs from A to Z once', (level, pages, most) => {
  for (const theme of tracejarAlfabeto.themes) {
    const options = { level, seed: 7, color: true, title: 'Alfabeto', instruction: 'Cubra.', pages, theme }
    const drawn = tracejarAlfabeto.draw(options).facts.pages
    expect(drawn.flatMap(({ letters }) => letters)).toEqual(ALPHABET)
    for (const { letters } of drawn) expect(letters.length).toBeLessThanOrEqual(most)
  }
  for (const { page } of everyPage(tracejarAlfabeto)) expect(page.letters[0]).toBe('A')
})

test('cursive: no text twice, rules apart from each other, a line of one’s own after every word', () => {
  for (const { level, seed, page } of everyPage(tracejarCursiva)) {
    const theme = tracejarCursiva.themes[seed % tracejarCursiva.themes.length] ?? ''
    expect(new Set(page.texts).size).toBe(page.texts.length)
    page.rules.forEach((rule, i) => {
      const before = page.rules[i - 1]
      if (before) expect(rule.top - before.bottom).toBeGreaterThanOrEqual(6)
    })
    if (!['alfabeto', 'vogais'].includes(theme)) {
      expect(page.rules.filter(({ copies }) => copies === 0)).toHaveLength(page.texts.length)
    }
    if (theme === 'alfabeto') expect(page.texts[0], `${level} ${seed}`).toBe('A a')
  }
})

test('the pages of a cursive sheet share no word before all had their turn', () => {
  const options = { seed: 3, color: true, title: 'Palavras', instruction: 'Cubra.', theme: 'frases' }
  const pages = tracejarCursiva
    .draw({ ...options, level: 'desafio', pages: 4 })
    .facts.pages.flatMap(({ texts }) => texts)
  expect(new Set(pages).size).toBe(20)
})

test('every name can be drawn in single strokes', () => {
  const letters = tracejarNome.themes.slice(1).flatMap((name) => [...name, ...name.toUpperCase()])
  expect(letters.filter((letter) => !hasLetter(letter))).toEqual([])
})

test('no start dot covers another, and each is at its stroke', () => {
  for (const letter of [...ALPHABET, ...ALPHABET.map((one) => one.toLowerCase()), ...'0123456789'])
    for (const [size, radius] of [
      [100, 4.4],
      [44, 2.35],
      [34, 2.1],
    ] as const) {
      const strokes = letterStrokes(letter, 0, size, size)
      const starts = startsOf(strokes, radius)
      starts.forEach((at, i) => {
        for (const other of starts.slice(i + 1)) expect(gapOf(at, other), letter).toBeGreaterThan(2 * radius)
        expect(gapOf(at, strokes[i]?.[0] ?? at), letter).toBeLessThan(radius * 1.2)
      })
    }
})

test('dots are evenly spread, also where strokes cross or run together', () => {
  for (const letter of [...ALPHABET, ...ALPHABET.map((one) => one.toLowerCase()), ...'0123456789']) {
    const dots = dotPoints(letterStrokes(letter, 0, 34, 34), 1.6)
    dots.forEach((p, i) => {
      for (const q of dots.slice(i + 1)) expect(gapOf(p, q), letter).toBeGreaterThan(1.6 * 1.4)
    })
  }
})

test('a street has its word or its number of cars beside it', () => {
  for (const { seed, level, page } of everyPage(letraEmEstrada)) {
    const theme = letraEmEstrada.themes[seed % letraEmEstrada.themes.length] ?? ''
    if (/\d/.test(theme)) expect(page.cars, `${level} ${theme}`).toBe(Number(theme))
    else if (letterPictures(theme).length > 0) {
      expect(page.word?.normalize('NFD').charAt(0).toUpperCase(), `${level} ${theme}`).toBe(theme)
    }
  }
})

test('there are as many pictures as the number says', () => {
  for (const { page } of everyPage(tracejarNumero)) expect(page.pictures).toBe(page.number)
  expect(new Set(tracejarNumero.themes)).toEqual(new Set(Array.from({ length: 21 }, (_, i) => String(i))))
})

test('scissors find a way from the edge of the paper: no two cuts meet, none turns back down', () => {
  for (const { level, seed, page } of everyPage(recortarLinhas)) {
    const strips = page.cuts.filter(({ stroke }) => stroke.length !== 2 || stroke[0]?.x === stroke[1]?.x)
    const reaches = strips.map(({ stroke }) => {
      const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)]
      expect(ys.filter((y, i) => y > (ys[i - 1] ?? y) + 0.01)).toEqual([])
      expect(Math.max(...ys)).toBeGreaterThan(CONTENT.y + CONTENT.height - 15)
      return [Math.min(...xs), Math.max(...xs)] as const
    })
    for (const [i, [left]] of reaches.entries())
      if (i > 0) expect(left, `${level} ${seed}`).toBeGreaterThan((reaches[i - 1]?.[1] ?? 0) + 2)
  }
})

test('harder levels have more cuts, and lines that turn more often', () => {
  const pages = everyPage(recortarLinhas)
  const [easy, middle, hard] = (['facil', 'medio', 'desafio'] as const).map((level) =>
    pages
      .filter((one) => one.level === level)
      .flatMap(({ page }) => page.cuts.map((cut) => ({ ...cut, all: page.cuts.length }))),
  )
  const most = (cuts: typeof easy) => Math.max(...(cuts ?? []).map(({ repetitions }) => repetitions))
  expect([most(easy), most(middle), most(hard)]).toEqual([1, 3, 5])
  const count = (cuts: typeof easy) => new Set((cuts ?? []).map(({ all }) => all))
  expect([count(easy), count(middle), count(hard)]).toEqual([new Set([4, 2]), new Set([5, 4]), new Set([6])])
})

test('beginners trace the outline, then every line, at last the drawing is made again without dots', () => {
  for (const { level, page } of everyPage(desenhoTracejado)) {
    expect([page.dotted, page.again]).toEqual(
      { facil: ['outline', false], medio: ['all', false], desafio: ['all', true] }[level],
    )
  }
  expect(new Set(everyPage(desenhoTracejado).map(({ page }) => page.picture)).size).toBe(desenhoTracejado.themes.length)
})

test('a drawing in dots has no two dots on each other, wherever its lines meet, cross or run together', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const theme of desenhoTracejado.themes) {
      const options = { level, theme, seed: 1, color: true, title: 'Pontos', instruction: 'Cubra.', pages: 1 }
      const [page] = desenhoTracejado.draw(options).facts.pages
      const dots = page?.dots ?? []
      expect(dots.length, `${theme} ${level}`).toBeGreaterThan(12)
      const gaps = dots.map((p, i) => Math.min(Infinity, ...dots.slice(i + 1).map((q) => gapOf(p, q))))
      expect(Math.min(...gaps), `${theme} ${level}`).toBeGreaterThan(LEAST_DOT * 1.4)
    }
})

test('five mixed cuts are five different ones', () => {
  for (const { seed, level, page } of everyPage(recortarLinhas)) {
    const theme = recortarLinhas.themes[seed % recortarLinhas.themes.length]
    if (theme !== 'mistas' || level === 'facil') continue
    const cuts = page.cuts.map(({ form, repetitions }) => `${form} ${repetitions}`)
    expect(new Set(cuts).size, `${seed}`).toBe(cuts.length)
  }
})

test('cursive words keep to their theme', () => {
  const drawn = (theme: string, level: 'facil' | 'medio' | 'desafio') =>
    tracejarCursiva
      .draw({
        level,
        theme,
        seed: 7,
        color: true,
        title: 'Palavras',
        instruction: 'Cubra.',
        pages: 4,
      })
      .facts.pages.flatMap(({ texts }) => texts)
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const stranger of ['alga', 'teia', 'dragão', 'nariz', 'injeção', 'boné', 'dado', 'furacão'])
      expect([...drawn('bichos', level), ...drawn('casa', level), ...drawn('passeio', level)]).not.toContain(stranger)
})

test.each([
  ...tracejarRetas.themes.map((theme) => [theme, tracejarRetas] as const),
  ...tracejarLinhas.themes.map((theme) => [theme, tracejarLinhas] as const),
])('%s: no page is the one before it', (theme, kind) => {
  const heading = { title: 'Título', instruction: 'Uma frase.', seed: 5, color: true }
  for (const level of ['facil', 'medio', 'desafio'] as const) {
    const pages = kind
      .draw({ ...heading, level, theme, pages: 4 })
      .pages.map(({ marks }) => JSON.stringify(marks.filter(({ kind: of }) => of !== 'text')))
    expect(new Set(pages).size, level).toBe(4)
  }
})

test('each racer is named', () => {
  const heading = { title: 'Título', instruction: 'Uma frase.', seed: 5, color: true, theme: 'pistas' }
  const [first, second] = tracejarRetas.draw({ ...heading, level: 'facil', pages: 2 }).contents
  expect(first?.pictures).toEqual(expect.arrayContaining(['carro', 'ônibus', 'kart']))
  expect(first?.pictures).not.toContain('caminhão')
  expect(second?.pictures).toEqual(expect.arrayContaining(['carro', 'caminhão', 'kart']))
})

test('nobody travels twice on a page of several lines, no journey is made twice on a page of one form', () => {
  for (let seed = 0; seed < 40; seed++) {
    const sheet = createRandom(seed)
    for (let index = 0; index < 4; index++) {
      const deal = dealer(sheet, index)
      const travellers = journeysOf(['ziguezague', 'pulos', 'degraus', 'onda'], deal).map(([who]) => who)
      expect(new Set(travellers).size, `${seed} ${index}`).toBe(4)
      for (const track of TRACK_NAMES)
        expect(new Set(journeysOf([track, track, track, track], deal)).size, `${seed} ${track}`).toBe(4)
    }
  }
})

test('further pages are other pages: finer lines, other names', () => {
  const heading = { title: 'Título', instruction: 'Uma frase.', level: 'desafio', seed: 5, color: false } as const
  const lines = tracejarRetas.draw({ ...heading, theme: 'verticais', pages: 3 })
  expect(lines.facts.pages.map((page) => page.lines.length)).toEqual([7, 9, 11])
  const names = tracejarNome.draw({ ...heading, theme: 'em-branco', pages: 2 })
  const [first, second] = names.contents.map(({ texts, instruction }) => ({ texts, instruction }))
  expect(second?.instruction).not.toBe(first?.instruction)
  expect(second?.texts.filter((text) => first?.texts.includes(text))).toEqual([])
})
