import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { textsOf as textsOfMarks } from '../../../../../sheets/scene/marks.ts'
import type { Level } from '../../../../../sheets/scene/scene.ts'
import {
  draw,
  drawings,
  INSTRUCTIONS,
  make,
  orderOf,
  plan,
  SHEETS,
  sheetOf,
} from '../../../../../tests/factories/making-booklets.ts'
import { bytesOf, isFor, keysOf, letters, textsOf } from '../../../../../tests/factories/reading-booklets.ts'
import { MOST_CODE_PAGES } from '../../key/code.rules.ts'
import { LEVELS } from '../../turma/rules.ts'
import { type BookletOptions, MOST_SPARE } from '../rules.ts'
import { drawingOf } from './booklet-plan.ts'

/** True if a page has this name on its line: a text by itself. */
const has = (text: string, name: string) => text.split('|').includes(name)
const NAMES = ['Ana', 'Bento', 'Davi', 'João']

describe('a booklet for a class (rule: booklets)', () => {
  test('each child has every sheet once, by name, in the order of the register; its totals were known before', async () => {
    const made = plan(NAMES, { cover: true, contents: true })
    const { file, papers } = await make(orderOf(made))
    const pages = await textsOf(file)
    expect(pages).toHaveLength(papers)
    expect(made.totals.pages).toBe(papers)
    const sets = pages.slice(0, NAMES.length * 6)
    for (const [i, name] of NAMES.entries()) {
      const [cover = '', contents = '', ...sheets] = sets.slice(i * 6, i * 6 + 6)
      expect(cover).toContain(name)
      expect(contents).toContain('O caminho do caderno')
      expect(sheets.map((text) => SHEETS.find(([kind]) => text.includes(kind))?.[0])).toEqual(
        SHEETS.map(([kind]) => kind),
      )
      for (const text of sheets) {
        expect(text).toContain(`Cópia ${i + 1}`)
        expect(NAMES.filter((other) => has(text, other))).toEqual([name])
      }
    }
    const adult = pages.slice(NAMES.length * 6).join(' ')
    expect(adult).toContain('EF01MA17')
    for (const [i, name] of NAMES.entries()) expect(adult).toContain(`Cópia ${i + 1} · ${name}`)
  })

  test('the page of the adult names the printed levels, and the codes of the level they are for', async () => {
    const adultPage = (levelOf: (place: number) => Level) =>
      orderOf(plan(NAMES, {}, undefined, levelOf)).sheets.map(({ about, skills }) => `${about} ${skills}`)[0]
    expect(adultPage(() => 'medio')).toBe('Matemática, Médio EF01MA17')
    expect(adultPage((i) => (i === 0 ? 'facil' : 'medio'))).toBe('Matemática, Fácil e Médio EF01MA17')
    expect(adultPage(() => 'facil')).toBe('Matemática, Fácil ')
  })

  test('the page of the adult names what is cut out', async () => {
    const game = sheetOf(['domino', 'Pareamento'])
    const instructions = { facil: 'Recorte e junte.', medio: 'Corte em cima da linha.', desafio: 'Ligue as metades.' }
    const item = { ...game, recipe: { ...game.recipe, instructions } }
    const aboutAt = (level: Level) => orderOf(plan(['Ana'], {}, [item], () => level)).sheets.map(({ about }) => about)
    expect(aboutAt('facil')).toEqual(['Pareamento, Fácil, para recortar'])
    expect(aboutAt('medio')).toEqual(['Pareamento, Médio, para recortar'])
    expect(aboutAt('desafio')).toEqual(['Pareamento, Desafio'])
    expect((await textsOf((await make(orderOf(plan(['Ana'], {}, [item], () => 'facil')))).file)).join()).toContain(
      'para recortar',
    )
  })

  test('the page of the adult describes a task that is printed as the catalogue has it', () => {
    const described = (levelOf: (place: number) => Level) =>
      orderOf(plan(NAMES, {}, undefined, levelOf)).sheets.map(({ description }) => description)[0]
    expect(described(() => 'medio')).toBe('Sobre relogio.')
    expect(described(() => 'facil')).toBe('')
  })

  test('lists name a sheet as it is printed', async () => {
    const poster = sheetOf(['cartaz-e-anuncio', 'Alfabetização'])
    const plainTitle = 'Cartaz, slogan e anúncio: escola, médio, 1º e 2º ano'
    const order = (levelOf: (place: number) => Level) =>
      orderOf(plan(['Ana', 'Bento'], { contents: true, twoSided: false }, [poster], levelOf, undefined, plainTitle))
    expect(order(() => 'medio').sheets.map(({ title }) => title)).toEqual(['cartaz-e-anuncio'])
    expect(order(() => 'facil').sheets.map(({ title }) => title)).toEqual(['Cartaz, slogan e anúncio: escola'])
    const pages = await textsOf((await make(order(() => 'medio'))).file)
    const listed = pages.filter((text) => text.includes('O caminho do caderno'))
    const words = listed.map((text) => text.replaceAll('|', ' '))
    expect(words.map((text) => text.includes('1 Cartaz, slogan e anúncio: escola'))).toEqual([false, true])
  })

  test('the class is written where its page has a line for it', async () => {
    const { sheet, recipe } = sheetOf(['relogio', 'Matemática'])
    const items = [{ sheet, recipe: { ...recipe, school: true } }, sheetOf(['tracejar-ondas', 'Tracejar'])]
    const made = plan(['Ana'], { teacher: false, twoSided: false, answers: 'without' }, items)
    const pages = await textsOf((await make(orderOf(made))).file)
    expect(pages.map((text) => has(text, '1º ano'))).toEqual([true, false])
  })

  test('a name is written only where its page has a line for it', async () => {
    const guide = sheetOf(['guia-do-conjunto', 'Tracejar'], 4)
    const made = plan(['Ana'], { teacher: false, twoSided: false, different: false, answers: 'without' }, [guide])
    const pages = await textsOf((await make(orderOf(made))).file)
    expect(pages.map((text) => has(text, 'Ana'))).toEqual([true, false, false, false])
  })

  test('pages are counted through the booklet of a child, contents lead to them, sheet by sheet keeps its numbers', async () => {
    const items = [sheetOf(['relogio', 'Matemática'], 2), sheetOf(['tracejar-ondas', 'Tracejar'])]
    const options = { contents: true, teacher: false, twoSided: false, answers: 'without' } as const
    const isOut = (sheet: number) => (sheet === 0 ? [1] : [])
    const numbers = (text: string) => text.split('|').filter((word) => word.startsWith('Página '))
    const pages = await textsOf((await make(orderOf(plan(['Ana', 'Bento'], options, items, undefined, isOut)))).file)
    const whole = ['Página 1 de 3', 'Página 2 de 3', 'Página 3 de 3']
    expect(pages.map(numbers)).toEqual([[], ...whole.map((one) => [one]), [], ['Página 1']])
    expect(pages[0]).toContain('|1|relogio|página 1|2|tracejar-ondas|página 3')
    // A child reads of nothing that it does not get.
    expect(pages[4]).toContain('|1|tracejar-ondas|página 1')
    expect(pages[4]).not.toContain('relogio')
    const stacked = await textsOf((await make(orderOf(plan(['Ana'], { ...options, order: 'sheet' }, items)))).file)
    expect(stacked.map(numbers)).toEqual([[], ['Página 1 de 2'], ['Página 2 de 2'], ['Página 1']])
    expect(stacked[0]).not.toContain('página')
  })

  test('a set begins on a front: white backs are put in', async () => {
    const made = plan(NAMES, { cover: true, teacher: false, answers: 'without' })
    const pages = await textsOf((await make(orderOf(made))).file)
    expect(pages).toHaveLength(NAMES.length * 6)
    expect(pages.map((text) => text === '')).toEqual(NAMES.flatMap(() => [false, false, false, false, false, true]))
  })

  test('by sheet, each child has its paper alone', async () => {
    const made = plan(NAMES, { order: 'sheet', teacher: false, answers: 'without' })
    const { file, papers } = await make(orderOf(made))
    const pages = await textsOf(file)
    expect(made.totals.pages).toBe(papers)
    const named = pages.filter((text) => text !== '').map((text) => NAMES.find((name) => has(text, name)))
    expect(named).toEqual(SHEETS.flatMap(() => NAMES))
    expect(pages.filter((_, i) => i % 2 === 1).every((text) => text === '')).toBe(true)
  })

  test('the same for all is drawn once, with one key, and costs little more than one copy', async () => {
    const options = { different: false, teacher: false, twoSided: false } as const
    drawings.count = 0
    const many = await make(
      orderOf(
        plan(
          Array.from({ length: 30 }, (_, i) => `Nome${i}`),
          options,
        ),
      ),
    )
    expect(drawings.count).toBe(SHEETS.length)
    const one = await make(orderOf(plan(['Ana'], options)))
    expect(many.file.size - one.file.size).toBeLessThan(120_000)
    expect((await textsOf(many.file)).filter((text) => text.includes('Todas as cópias'))).not.toEqual([])
  })

  test('keys apart, and a file for each child whose name no file has', async () => {
    const apart = await make(orderOf(plan(NAMES, { answers: 'apart', twoSided: false })))
    expect(await textsOf(apart.file)).toHaveLength(16)
    expect(apart.papers).toBe(16 + (await textsOf(apart.answers)).length)
    expect((await textsOf(apart.answers)).join(' ')).toContain('Respostas')
    const each = await make(orderOf(plan(NAMES, { files: 'each', twoSided: false })))
    expect(each.isZip).toBe(true)
    const files = unzipSync(await bytesOf(each.file))
    expect(Object.keys(files)).toEqual([...NAMES.map((_, i) => `caderno-0${i + 1}.pdf`), 'respostas.pdf'])
    const second = await textsOf(new Blob([Uint8Array.from(files['caderno-02.pdf'] ?? [])]))
    expect(second.every((text) => has(text, 'Bento'))).toBe(true)
  })

  test('four to a paper, and spare copies without a name', async () => {
    const made = plan(NAMES, { perPaper: 4, spare: 2, teacher: false, answers: 'without', twoSided: false })
    const pages = await textsOf((await make(orderOf(made))).file)
    expect(pages).toHaveLength(6)
    expect(pages[0]?.split('|').filter((text) => text === 'Ana')).toHaveLength(4)
    expect(NAMES.filter((name) => has(pages[5] ?? '', name))).toEqual([])
  })

  test('a sheet of more pages than a code holds has no code', () => {
    const codesOf = (pages: number) => {
      const [copy] = orderOf(
        plan(['Ana'], { code: true }, [sheetOf(['labirinto-retangular', 'Labirinto'], pages)]),
      ).copies
      return copy?.codes
    }
    expect(codesOf(MOST_CODE_PAGES)).toEqual([expect.stringContaining('/chave#')])
    expect(codesOf(MOST_CODE_PAGES + 1)).toEqual([null])
  })

  test('progress goes up to the last page', async () => {
    const seen: number[] = []
    const made = plan(NAMES, { cover: true, contents: true })
    await make(orderOf(made), (done) => seen.push(done))
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(made.totals.drawn)
  })
})

/** Booklets that are drawn and read: a few for each commit, 100 in `npm run trust`. */
const BOOKLETS = Number(process.env.BOOKLETS ?? 6)
const PEOPLE = ['Ana', 'Bento', 'Davi', 'João', 'Inês', 'Zé', "D'Ávila", 'Yasmín', 'Antônia Clara', 'Ítalo']
/** The first one has two pages. */
const MIXED = SHEETS.map((sheet, i) => sheetOf(sheet, i === 0 ? 2 : 1))
/** Pages as they are numbered in the booklet of a child, and sheet by sheet. */
const COUNTED = SHEETS.flatMap(([kind], i) =>
  i === 0 ? [`${kind} 1 de 5`, `${kind} 2 de 5`] : [`${kind} ${i + 2} de 5`],
)
const OF_SHEET = SHEETS.flatMap(([kind], i) => (i === 0 ? [`${kind} 1 de 2`, `${kind} 2 de 2`] : [`${kind} 1`]))

test(`${BOOKLETS} booklets by chance: every page is somebody's, in order, and no child is twice or missing`, async () => {
  const chosen: fc.Arbitrary<Partial<BookletOptions>> = fc.record({
    different: fc.boolean(),
    cover: fc.boolean(),
    contents: fc.boolean(),
    week: fc.boolean(),
    teacher: fc.boolean(),
    answers: fc.constantFrom('end', 'apart', 'without'),
    order: fc.constantFrom('register', 'group', 'sheet'),
    spare: fc.nat(MOST_SPARE),
    twoSided: fc.boolean(),
  })
  const someLevels = fc.array(fc.constantFrom<Level>('facil', 'medio', 'desafio'), { minLength: 6, maxLength: 6 })
  const someNames = fc.subarray(PEOPLE, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(someNames, chosen, someLevels, async (names, options, levels) => {
      const made = plan(names, options, MIXED, (i) => levels[i] ?? 'medio')
      const order = orderOf(made)
      const { file, papers, answers } = await make(order)
      const pages = await textsOf(file)
      expect(papers).toBe(pages.length + (answers ? (await textsOf(answers)).length : 0))
      expect(made.totals.pages).toBe(papers)

      const owners = pages.flatMap((text, paper) => {
        const words = text.split('|')
        const kind = SHEETS.find(([one]) => words.includes(one))?.[0]
        const name = names.find((one) => words.includes(one))
        const number = words.find((word) => word.startsWith('Página '))?.replace('Página ', '')
        return kind && name ? [{ page: `${kind} ${number}`, kind, name, paper, words }] : []
      })
      // Each child has each page of each sheet, once, in order.
      const levelOf = (name: string) => levels[names.indexOf(name)] ?? 'medio'
      const rank = (name: string) => LEVELS.indexOf(levelOf(name))
      const inOrder = options.order === 'group' ? names.toSorted((a, b) => rank(a) - rank(b)) : names
      const byChild = inOrder.flatMap((name) => COUNTED.map((page) => `${name} ${page}`))
      const bySheet = SHEETS.flatMap(([kind]) =>
        names.flatMap((name) => OF_SHEET.filter((page) => page.startsWith(kind)).map((page) => `${name} ${page}`)),
      )
      expect(owners.map(({ name, page }) => `${name} ${page}`)).toEqual(options.order === 'sheet' ? bySheet : byChild)
      // Each paper names only its child, is at the child's level, and carries the number of the child's copy.
      for (const { name, words } of owners) {
        expect(PEOPLE.filter((other) => words.includes(other))).toEqual([name])
        expect(words).toContain(INSTRUCTIONS[levelOf(name)])
        if (options.different && names.length > 1) expect(words).toContain(`Cópia ${inOrder.indexOf(name) + 1}`)
      }
      // Printed on both sides, no child's set begins on the back of another's.
      if (options.twoSided && options.order !== 'sheet')
        for (const name of names) {
          const named = pages.findIndex((text) => has(text, name) || text.includes(name))
          // Contents without a cover before them have no name.
          const first = pages[named - 1]?.includes('O caminho do caderno') ? named - 1 : named
          expect(first % 2, name).toBe(0)
        }
      // Each copy has the key of its own drawing.
      const keys = options.answers === 'without' ? [] : await keysOf(answers ?? file)
      for (const { number, orders } of order.copies)
        for (const one of orders) {
          const drawing = options.answers === 'without' ? null : drawingOf(one)
          const drawn = drawing ? (await draw(drawing)).answers : []
          for (const { marks } of drawn) {
            const wanted = letters(textsOfMarks(marks))
            expect(keys.some((key) => key.letters === wanted && isFor(key.label, number, order.copies.length))).toBe(
              true,
            )
          }
        }
      if (options.answers === 'without') expect(pages.join('|')).not.toContain('Resposta')
    }),
    { numRuns: BOOKLETS },
  )
})
