import { describe, expect, test } from 'vitest'
import { loadFont } from '../../../../sheets/lettering/fonts.ts'
import { isWritable, readNames, typedName } from './names.rules.ts'

describe('a pasted list', () => {
  test.each([
    ['plain', 'Alice\nBento\n\n  Davi  \n', ['Alice', 'Bento', 'Davi']],
    [
      'a register with numbers and surnames',
      '1  Alice Moreira\n2. Ana Beatriz\n03 - Arthur',
      ['Alice', 'Ana Beatriz', 'Arthur'],
    ],
    ['bullets and ticks', '• Alice\n✅ Bento\n- Davi\n* Noah', ['Alice', 'Bento', 'Davi', 'Noah']],
    ['a spreadsheet', 'Nº\tNome\tNascimento\n1\tAlice Moreira\t12/03/2019\n2\tDavi\t01/01/2019', ['Alice', 'Davi']],
    ['names in the first column', 'Alice;7 anos\nDavi;6 anos', ['Alice', 'Davi']],
    ['a chat', '[23/11/2026, 07:12:40] Profe Lu: Alice\n23/11/2026 07:12 - Profe Lu: Davi', ['Alice', 'Davi']],
    [
      'a message around the list',
      '[07:42, 30/11/2026] Coord. Sílvia: Bom dia, prof! Segue a lista 😊\n1. Alice Moreira\n2. Davi\nQualquer coisa me chama\nObrigada!',
      ['Alice', 'Davi'],
    ],
    [
      'names that begin as a message',
      'Olavo\nOiara\nTeresa\nMelissa\nComba\nQuésia',
      ['Olavo', 'Oiara', 'Teresa', 'Melissa', 'Comba', 'Quésia'],
    ],
    ['one line', 'Alice, Bento , Davi', ['Alice', 'Bento', 'Davi']],
    ['capitals', 'ALICE MOREIRA\nJOÃO\nanA-clara', ['Alice', 'João', 'AnA-clara']],
    ['accents in two pieces', 'Joa\u0303o\nInês', ['João', 'Inês']],
    ['other writings', 'Søren\nзоя\n美咲\nYasmín\nნინო', ['Søren', 'Зоя', '美咲', 'Yasmín', 'ნინო']],
    ['apostrophes', "D'Ávila Souza\nN’Gola", ["D'Ávila", 'N’Gola']],
    ['two Marias', 'Maria Eduarda\nMaria Luiza\nSofia', ['Maria Eduarda', 'Maria Luiza', 'Sofia']],
    [
      'second given names',
      'João Pedro Alves\nDavi Lucca\nMARIA CLARA DIAS\nLuiz Antônio de Jesus\nBento Moreira',
      ['João Pedro', 'Davi Lucca', 'Maria Clara', 'Luiz Antônio', 'Bento'],
    ],
    ['the same two given names', 'Maria Clara Dias\nMaria Clara Reis', ['Maria Clara D.', 'Maria Clara R.']],
    ['the same first name and a surname', 'Davi Lima\nDavi Reis\nDavi Lucca', ['Davi L.', 'Davi R.', 'Davi Lucca']],
    ['a surname with a particle', 'Maria de Souza\nMaria dos Anjos', ['Maria S.', 'Maria A.']],
    ['the same initial', 'Davi Lima\nDavi Lopes', ['Davi Lima', 'Davi Lopes']],
    ['one of them without a surname', 'Maria\nMaria Lima', ['Maria', 'Maria L.']],
    ['a line twice', 'Gael\nNoah\nGael', ['Gael', 'Noah']],
    ['headings', 'Turma: 1º ano A\nAlunos\nNome\nAnoar\nAlice', ['Anoar', 'Alice']],
    ['school years', 'Maria - 3º ano\nMaria Luiza - 2º ano\nDavi 1ª série', ['Maria', 'Maria Luiza', 'Davi']],
    ['telephone numbers', 'Davi (11) 98765-4321\nNoah +55 11 98765-4321', ['Davi', 'Noah']],
    ['emoji', '🦄 Alice 🦖\n1️⃣ Bento\n👩‍🏫 Davi', ['Alice', 'Bento', 'Davi']],
    ['what a child was told', 'Davi (só manhã)\nAlice', ['Davi', 'Alice']],
    ['no name', '12\n--\n  ', []],
  ])('%s', (_, pasted, names) => {
    expect(readNames(pasted).names).toEqual(names)
  })

  test('says what it changed', () => {
    expect(readNames('1 Davi Lima\n2 Davi Reis\n3 Gael\n4 Gael')).toMatchObject({
      shared: ['Davi'],
      repeated: ['Gael'],
      shortened: true,
    })
    expect(readNames('Alice\nDavi Lucca')).toMatchObject({ shared: [], repeated: [], shortened: false, leftOut: 0 })
  })

  test.each([
    ['Lista do 2º A:\n1- Alice\n2- Davi', { year: '2', letter: 'A' }],
    ['Turma: 5° ano b\nAlice', { year: '5', letter: 'B' }],
    ['Turma 4o ANO C\nAlice', { year: '4', letter: 'C' }],
    ['Alunos do 1º e 2º ano\nAlice', { year: '1', letter: '' }],
    ['Lista de 3 outubro\nAlice', null],
    ['1ª chamada\nAlice', null],
    ['3º ano\nAlice', { year: '3', letter: '' }],
    ['Lista da turma\n1º Alice\n2º Davi', null],
    ['Alice - 3º ano\nDavi', null],
    ['Turma de 12º ano\nAlice', null],
    ['', null],
  ])('the class of a heading: %s', (pasted, heading) => {
    expect(readNames(pasted).heading).toEqual(heading)
  })

  test('the same line may be two children', () => {
    expect(readNames('Gael\nNoah\nGael', ['Gael']).names).toEqual(['Gael 1', 'Noah', 'Gael 2'])
  })

  test('is bounded', () => {
    const many = Array.from({ length: 75 }, (_, i) => `Nome${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i)}`)
    const { names, leftOut } = readNames(many.map((name) => `x${name}`).join('\n'))
    expect([names.length, leftOut]).toEqual([60, 15])
    expect(readNames('A'.repeat(1_000_000)).names[0]).toHaveLength(40)
  })
})

test.each([
  ['  Bia   Lu ', 'Bia Lu'],
  ['<b>Ana</b>', 'bAnab'],
  ['J. P.', 'J. P.'],
  ['😀', ''],
])('the typed name %s', (typed, name) => {
  expect(typedName(typed)).toBe(name)
})

test('a name that can be written has only letters of every font of the sheets', () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(isWritable)
  expect(letters.length).toBeGreaterThan(120)
  for (const font of ['display', 'text', 'cursive'] as const)
    for (const letter of letters.filter((one) => one.trim() !== ''))
      expect(loadFont(font).glyphForCodePoint(letter.charCodeAt(0)).id, `${font} ${letter}`).toBeGreaterThan(0)
  for (const name of ['Ğülşenay', 'Nguyễnthị', 'Ỹara', 'Ana\u0330', '李小龙', 'Зоя'])
    expect(isWritable(name), name).toBe(false)
})
