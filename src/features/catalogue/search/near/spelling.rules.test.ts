import { describe, expect, test } from 'vitest'
import { changesBetween, nearestWord } from './spelling.rules.ts'

describe('a word that is spelled nearly right', () => {
  test.each([
    ['labrinto', 'labirinto', 1],
    ['dinehiro', 'dinheiro', 1],
    ['alfabetisacao', 'alfabetizacao', 1],
    ['gato', 'gato', 0],
    ['', 'abc', 3],
  ])('%s and %s differ by %i', (a, b, changes) => {
    expect(changesBetween(a, b)).toBe(changes)
    expect(changesBetween(b, a)).toBe(changes)
  })

  test.each([
    ['labrinto', ['labirinto', 'lado'], 'labirinto'],
    ['alfabetisacao', ['alfabetização'], 'alfabetização'],
    // Too short, or too far away.
    ['ola', ['olá', 'bola'], 'olá'],
    ['gto', ['gato'], null],
    ['gato', ['galinha', 'mato'], null],
    ['gatu', ['gato'], 'gato'],
    // Letters that sound otherwise make another word, not a wrong spelling.
    ['verbo', ['verão'], null],
    ['circo', ['cinco'], null],
    ['poema', ['poeta'], null],
    ['trilha', ['trilho'], null],
    ['jirafa', ['girafa'], 'girafa'],
    ['coordenasao', ['coordenação'], 'coordenação'],
    ['cassa', ['casa', 'caça', 'causa'], 'caça'],
    ['xuva', ['chuva', 'uva'], 'chuva'],
    ['colori', ['color', 'colorir'], 'colorir'],
    ['xilofone', [], null],
  ])('%s among %j means %s', (word, candidates, meant) => {
    expect(nearestWord(word, candidates)).toBe(meant)
  })
})
