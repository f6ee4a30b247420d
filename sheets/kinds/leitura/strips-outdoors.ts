/** Comic strips outdoors and with animals. */
import { GIVE, HANDS_UP, HOLD, POINT, WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { rain } from '../../studio/places/strip-panels.ts'
import { backpack } from '../../studio/shapes/described-things.ts'
import { bush } from '../../studio/shapes/nature.ts'
import { iceCream } from '../../studio/shapes/party.ts'
import { cat, dog, frog } from '../../studio/shapes/pets.ts'
import type { Strip } from './strip-facts.ts'
import { adult, child, face } from './strip-words.ts'

const fallen = (pen: Pen): Drawing => [
  pen.shape('M42 -1C42 -6 52 -6 52 -1z', 'cream', 0.8),
  pen.shape('M58 -1C58 -6 68 -6 68 -1z', 'brownPale', 0.8),
  pen.shape('M48 -1C48 -7 62 -7 62 -1z', 'pink', 0.9),
  pen.shape('M51 -5L60 -14L63 -8z', 'wood', 0.9),
]

/** The wall of a home with its door. */
const doorstep = (pen: Pen): Drawing => [
  pen.shape(box(-60, -56, 88, 46), 'cream', 0.9),
  pen.shape(box(6, -38, 17, 28), 'wood', 0.9),
  pen.shape(box(9, -35, 11, 9), 'woodPale', 0.7),
  pen.shape(box(-34, -36, 20, 16), 'sky', 0.8),
]

export const OUTDOOR_STRIPS: readonly Strip[] = [
  {
    ...{ id: 'sorvete', theme: 'passeio', name: 'O sorvete', place: 'rua' },
    panels: [
      {
        actors: [{ who: 'yumi', x: 40, pose: HOLD }],
        front: (pen) => iceCream(pen, 40, -12, 0.24),
        says: [child('a menina', 42, 'Vou comer bem devagar, para durar.')],
      },
      {
        actors: [{ who: 'yumi', x: 32, pose: face('surpreso', HANDS_UP) }],
        front: fallen,
        sound: { text: 'PLOC!', x: 62, y: -30 },
      },
      {
        actors: [{ who: 'yumi', x: 34, pose: face('triste') }],
        front: fallen,
        says: [child('a menina', 36, 'Acho que o chão comeu mais depressa!')],
      },
    ],
    speaker: { panel: 3, who: ['a menina', 'a mãe', 'a sorveteira'] },
    fact: { ask: 'PLOC! imita o barulho de:', options: ['sorvete caindo', 'sino tocando', 'chuva caindo'] },
    funny: [
      'ela diz que o chão comeu o sorvete.',
      'o sorvete ainda está na mão dela.',
      'a menina queria comer depressa.',
    ],
    told: 'A menina queria comer o sorvete devagar. Ele caiu, e ela disse que o chão comeu.',
    shows: ['sorvete', 'rua'],
  },
  {
    ...{ id: 'chuva', theme: 'passeio', name: 'Guarda-chuva novo', place: 'rua' },
    panels: [
      {
        actors: [
          { who: 'iara', x: 24, pose: POINT },
          { who: 'theo', x: 64 },
        ],
        says: [child('Iara', 26, 'Vai chover! Você tem guarda-chuva?')],
      },
      {
        actors: [{ who: 'theo', x: 44, pose: face('alegre') }],
        front: (pen) => pen.at(66, -2, 0.4, (own) => backpack(own, 0, 0, false, true)),
        says: [child('Theo', 44, 'Tenho, Iara! Ele é novinho.')],
      },
      {
        actors: [
          { who: 'iara', x: 17, pose: face('bravo', HANDS_UP) },
          { who: 'theo', x: 71 },
        ],
        behind: rain,
        says: [child('Iara', 18, 'Então abra logo, Theo!')],
        sound: { text: 'CHUÁ!', x: 44, y: -24 },
      },
      {
        actors: [
          { who: 'iara', x: 24, pose: face('surpreso') },
          { who: 'theo', x: 64, pose: face('inquieto') },
        ],
        behind: rain,
        says: [child('Theo', 62, 'Nessa chuva? Ele vai molhar!')],
      },
    ],
    speaker: { panel: 2, who: ['Theo', 'Iara', 'o vendedor'] },
    fact: { ask: 'CHUÁ! imita o barulho de:', options: ['chuva forte', 'vento fraco', 'palmas'] },
    funny: ['Theo não quer molhar o guarda-chuva.', 'Iara perdeu a mochila de Theo.', 'a chuva parou de repente.'],
    told: 'Começou a chover, e Theo tinha um guarda-chuva novo. Ele não abriu para não molhar.',
    shows: ['chuva', 'rua'],
  },
  {
    ...{ id: 'falta', theme: 'passeio', name: 'Falta muito?', place: 'rua' },
    panels: [
      {
        behind: doorstep,
        actors: [
          { who: 'pai', x: 40, pose: WAVE },
          { who: 'nina', x: 70, pose: face('alegre') },
        ],
        says: [child('Nina', 66, 'Pai, falta muito para chegar?')],
      },
      {
        behind: doorstep,
        actors: [{ who: 'pai', x: 44, pose: face('surpreso') }],
        says: [adult('o pai', 44, 'Nina, ainda estamos na porta de casa!')],
      },
      {
        behind: doorstep,
        actors: [
          { who: 'pai', x: 40, pose: face('impaciente') },
          { who: 'nina', x: 70, pose: face('dentes') },
        ],
        says: [child('Nina', 66, 'E agora, falta muito?')],
      },
    ],
    speaker: { panel: 2, who: ['o pai', 'Nina', 'a avó'] },
    fact: { ask: 'Eles ainda estavam:', options: ['na porta de casa', 'dentro do ônibus', 'na praia'] },
    funny: ['Nina repete a pergunta sem sair do lugar.', 'o pai esqueceu Nina em casa.', 'eles já tinham chegado.'],
    told: 'Nina perguntou se faltava muito, mas nem tinham saído. Depois perguntou de novo.',
    shows: ['pai', 'rua'],
  },
  {
    ...{ id: 'dedo-duro', theme: 'bichos', name: 'Esconde-esconde', place: 'quintal' },
    panels: [
      {
        actors: [{ who: 'gil', x: 28, pose: face('calmo') }],
        says: [child('o menino', 30, 'Oito, nove, dez! Lá vou eu!')],
      },
      {
        actors: [
          { who: 'malu', x: 66, pose: face('inquieto') },
          { who: 'gil', x: 24, pose: face('neutro') },
        ],
        front: (pen) => bush(pen, 66, -1, 1.3),
        says: [child('o menino', 26, 'Cadê a Malu? Não acho ninguém.')],
      },
      {
        actors: [
          { who: 'malu', x: 70, pose: face('surpreso') },
          { who: 'gil', x: 18, pose: face('alegre') },
        ],
        front: (pen) => [bush(pen, 70, -1, 1.3), dog(pen, 44, -2, 0.6)],
        sound: { text: 'AU! AU!', x: 44, y: -48 },
      },
      {
        actors: [
          { who: 'malu', x: 68, pose: face('bravo') },
          { who: 'gil', x: 18, pose: face('dentes') },
        ],
        front: (pen) => dog(pen, 44, -2, 0.6),
        says: [child('Malu', 66, 'Assim não vale! Você contou tudo!')],
      },
    ],
    speaker: { panel: 4, who: ['Malu', 'o menino', 'o cachorro'] },
    fact: { ask: 'AU! AU! é a voz do:', options: ['cachorro', 'gato', 'galo'] },
    funny: [
      'o cachorro mostra o esconderijo.',
      'o menino esqueceu de contar até dez.',
      'Malu se escondeu dentro de casa.',
    ],
    told: 'Malu se escondeu, e o menino não a achava. O cachorro latiu e mostrou onde ela estava.',
    shows: ['cachorro', 'árvore', 'arbusto'],
  },
  {
    ...{ id: 'gata', theme: 'bichos', name: 'Quem ensina quem?', place: 'casa' },
    panels: [
      {
        actors: [{ who: 'iara', x: 26, pose: POINT }],
        front: (pen) => cat(pen, 66, -2, 0.7),
        says: [child('Iara', 30, 'Mimi, dê a patinha!')],
      },
      {
        actors: [{ who: 'iara', x: 24, pose: face('surpreso') }],
        front: (pen) => cat(pen, 66, -2, 0.7),
        sound: { text: 'MIAU!', x: 56, y: -46 },
      },
      {
        actors: [{ who: 'iara', x: 28, pose: GIVE }],
        front: (pen) => cat(pen, 66, -2, 0.7),
        says: [child('Iara', 32, 'É fácil! Olhe, é assim que se faz.')],
      },
      {
        actors: [{ who: 'iara', x: 28, pose: face('surpreso', GIVE) }],
        front: (pen) => cat(pen, 66, -2, 0.7),
        says: [{ ...child('a gata', 62, 'Muito bem, Iara! Já aprendeu!'), head: 26 }],
      },
    ],
    speaker: { panel: 4, who: ['a gata', 'Iara', 'a mãe'] },
    fact: { ask: 'No quadrinho 3, Iara:', options: ['estende a mão', 'sai da sala', 'pega a gata'] },
    funny: ['parece que a gata ensinou Iara.', 'Iara fala miau para a gata.', 'a gata fugiu pela janela.'],
    told: 'Iara quis ensinar a gata a dar a pata. Quem deu a mão foi Iara, e a gata elogiou.',
    shows: ['gata', 'gato', 'janela'],
  },
  {
    ...{ id: 'sapo', theme: 'bichos', name: 'O príncipe', place: 'quintal' },
    panels: [
      {
        actors: [{ who: 'sofia', x: 28, pose: GIVE }],
        front: (pen) => frog(pen, 66, -2, 0.6),
        says: [child('Sofia', 32, 'Bia, se eu der um beijo, ele vira príncipe?')],
      },
      {
        actors: [
          { who: 'sofia', x: 24 },
          { who: 'bia', x: 64, pose: face('dentes') },
        ],
        says: [child('Bia', 62, 'Pergunte para ele, Sofia!')],
      },
      {
        actors: [{ who: 'sofia', x: 28, pose: face('surpreso') }],
        front: (pen) => frog(pen, 66, -2, 0.6),
        says: [{ ...child('o sapo', 62, 'Príncipe? Eu gosto é de ser sapo!'), head: 18 }],
      },
    ],
    speaker: { panel: 2, who: ['Bia', 'Sofia', 'o sapo'] },
    fact: { ask: 'Sofia quer saber se o sapo vira:', options: ['príncipe', 'gigante', 'rei'] },
    funny: ['o sapo não quer virar príncipe.', 'Bia virou princesa.', 'o sapo fugiu de Sofia.'],
    told: 'Sofia queria saber se o sapo viraria príncipe. Ele respondeu que gosta de ser sapo.',
    shows: ['sapo', 'árvore'],
  },
]
