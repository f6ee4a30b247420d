/** Poems of the site's own that take the form of what they are about, and what the page asks about each. */
import type { Ask } from './asked-rows.ts'

export interface PoemAsks {
  /** The shape, as a teacher calls it. */
  readonly name: string
  readonly shows: readonly string[]
  readonly asks: readonly Ask[]
  /** Words for the gaps with one that fits none. */
  readonly bank?: readonly string[]
}

export const POEM_PLACES = ['ceu', 'jardim', 'rua', 'mar'] as const
export type PoemPlace = (typeof POEM_PLACES)[number]

export const PATH_ASKS: Readonly<Record<PoemPlace, PoemAsks>> = {
  ceu: {
    name: 'chuva',
    shows: ['chuva', 'nuvem', 'flor', 'cachorro', 'cão', 'tambor', 'poça', 'chão'],
    asks: [
      { ask: 'Cada verso se lê', options: ['de cima para baixo', 'de baixo para cima'], right: 0 },
      { ask: 'Com que palavra cada verso começa?', answer: 'chove' },
      { ask: 'Cão rima com', answer: 'chão' },
      { ask: 'Flor rima com', answer: 'tambor' },
      { ask: 'As letras descem como', options: ['a flor', 'a chuva', 'o tambor'], right: 1 },
    ],
  },
  jardim: {
    name: 'caracol',
    shows: ['caracol', 'sol', 'flor', 'concha'],
    asks: [
      { ask: 'O poema começa', options: ['no meio', 'na beira da concha', 'no chão'], right: 1 },
      { ask: 'Qual é a última palavra do caminho?', answer: 'dorme' },
      { ask: 'Devagarinho rima com', answer: 'caminho' },
      { ask: 'Uma rima com', answer: 'arruma' },
      { ask: 'Quem lê precisa girar, como', options: ['o sol', 'a flor', 'a concha'], right: 2 },
    ],
  },
  rua: {
    name: 'escada',
    shows: ['escada', 'gato', 'Davi', 'degrau', 'menino'],
    asks: [
      { ask: 'A leitura começa', options: ['embaixo', 'em cima', 'no meio'], right: 0 },
      { ask: 'Que bicho espera no fim da subida?', answer: 'gato' },
      { ask: 'Aqui rima com', answer: 'Davi' },
      { ask: 'Degrau rima com', answer: 'miau' },
      { ask: 'Cada verso sobe junto com', options: ['o gato', 'o Davi', 'a nuvem'], right: 1 },
    ],
  },
  mar: {
    name: 'onda',
    shows: ['mar', 'onda', 'ondas', 'barco', 'barquinho', 'menina', 'sol'],
    asks: [
      { ask: 'As linhas do poema são', options: ['retas', 'em roda', 'onduladas'], right: 2 },
      { ask: 'O que faz a ronda no mar?', answer: 'barquinho' },
      { ask: 'Onda rima com', answer: 'ronda' },
      { ask: 'Vai rima com', answer: 'cai' },
      { ask: 'Ao ler, os olhos', options: ['só sobem', 'sobem e descem', 'só descem'], right: 1 },
    ],
  },
}

export const GAP_ASKS: Readonly<Record<PoemPlace, PoemAsks>> = {
  ceu: {
    name: 'pipa',
    shows: ['pipa', 'linha', 'cauda', 'menina', 'céu'],
    bank: ['balança', 'vento', 'nuvem', 'linha'],
    asks: [
      {
        ask: 'O que a forma do texto acrescenta ao poema?',
        options: [
          'Faz ver a pipa e a cauda ondulando no ar.',
          'Mostra que o vento parou de soprar.',
          'Ensina a cortar o papel da pipa.',
        ],
        right: 0,
      },
      { ask: 'No poema, a pipa leva embora o', answer: 'pensamento' },
    ],
  },
  jardim: {
    name: 'árvore',
    shows: ['árvore', 'sabiá', 'tronco', 'raiz', 'copa'],
    bank: ['teto', 'cafuné', 'lençol', 'peixe', 'cama'],
    asks: [
      {
        ask: 'O que a forma do texto acrescenta ao poema?',
        options: [
          'Mostra o tamanho de cada folha.',
          'Põe cada verso na sua parte da árvore.',
          'Conta a idade da árvore.',
        ],
        right: 1,
      },
      { ask: 'No poema, a copa da árvore é o', answer: 'teto' },
    ],
  },
  rua: {
    name: 'ponte',
    shows: ['ponte', 'rio', 'casas', 'arco'],
    bank: ['mar', 'pedra', 'lá', 'devagar'],
    asks: [
      {
        ask: 'O que a forma do texto acrescenta ao poema?',
        options: [
          'Conta quantos carros passam ali.',
          'Avisa que o rio está cheio.',
          'Liga os dois lados com um verso em arco.',
        ],
        right: 2,
      },
      { ask: 'No poema, a ponte é chamada de', answer: 'pulo' },
    ],
  },
  mar: {
    name: 'peixe',
    shows: ['peixe', 'bolhas', 'mar', 'algas'],
    bank: ['risco', 'folha', 'lado', 'turva'],
    asks: [
      {
        ask: 'O que a forma do texto acrescenta ao poema?',
        options: [
          'Faz parecer que o peixe fala com a gente.',
          'Mostra que a rede pegou o peixe.',
          'Diz o nome de todos os peixes do mar.',
        ],
        right: 0,
      },
      { ask: 'As letras das bolhas, de baixo para cima, formam', answer: 'blup' },
    ],
  },
}

interface MetaphorAsks extends PoemAsks {
  readonly outline: 'foguete' | 'folha' | 'gota' | 'concha'
  readonly prompt: string
}

export const METAPHOR_ASKS: Readonly<Record<PoemPlace, MetaphorAsks>> = {
  ceu: {
    name: 'lua',
    shows: ['lua', 'vaga-lume', 'estrelas', 'foguete', 'rede'],
    outline: 'foguete',
    prompt: 'O foguete é…',
    asks: [
      { ask: 'A lua é chamada de', answer: 'rede' },
      {
        ask: 'Por que essa metáfora?',
        options: ['A lua foi feita de pano.', 'A curva lembra uma rede.', 'A rede serve para pescar.'],
        right: 1,
      },
      { ask: 'Pendurou rima com', answer: 'balançou' },
      { ask: 'Quem se balança?  O', answer: 'vaga-lume' },
    ],
  },
  jardim: {
    name: 'borboleta',
    shows: ['borboleta', 'flores', 'folha', 'asas'],
    outline: 'folha',
    prompt: 'A folha é…',
    asks: [
      { ask: 'A borboleta é um', answer: 'bilhete' },
      {
        ask: 'Por que essa metáfora?',
        options: ['Ela voa sem fazer barulho.', 'Ela pousa em muitas flores.', 'As asas se dobram como papel.'],
        right: 2,
      },
      { ask: 'Meio rima com', answer: 'correio' },
      { ask: 'Quem abre o bilhete?  O', answer: 'vento' },
    ],
  },
  rua: {
    name: 'guarda-chuva',
    shows: ['guarda-chuva', 'Malu', 'cachorro', 'cão', 'gota', 'chuva'],
    outline: 'gota',
    prompt: 'A gota é…',
    asks: [
      { ask: 'O guarda-chuva é um', answer: 'telhado' },
      {
        ask: 'Por que essa metáfora?',
        options: ['Ele cobre quem vai embaixo.', 'Ele é feito de telhas.', 'Ele fica parado numa casa.'],
        right: 0,
      },
      { ask: 'Como é a risada?', answer: 'molhada' },
      { ask: 'Qual é o bicho do poema?', answer: 'cão' },
    ],
  },
  mar: {
    name: 'farol',
    shows: ['farol', 'barco', 'mar', 'luz', 'concha'],
    outline: 'concha',
    prompt: 'A concha é…',
    asks: [
      { ask: 'O farol é um', answer: 'dedo de luz' },
      {
        ask: 'Por que essa metáfora?',
        options: ['A luz faz cócegas no mar.', 'A luz aponta o caminho.', 'O farol tem cinco dedos.'],
        right: 1,
      },
      { ask: 'Luz rima com', answer: 'conduz' },
      { ask: 'Fim rima com', answer: 'mim' },
    ],
  },
}
