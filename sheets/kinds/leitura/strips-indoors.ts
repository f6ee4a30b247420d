/** Comic strips at school and at home. */
import { HANDS_UP, HOLD, POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, ellipse } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { crumbs } from '../../studio/places/strip-panels.ts'
import { cake } from '../../studio/shapes/party.ts'
import { dog } from '../../studio/shapes/pets.ts'
import type { Strip } from './strip-facts.ts'
import { adult, child, face } from './strip-words.ts'

const desk = (pen: Pen): Drawing => [
  pen.shape(box(20, -14, 48, 4, 1), 'wood', 1),
  pen.shape(box(24, -10, 4, 10), 'woodDark', 0.9),
  pen.shape(box(60, -10, 4, 10), 'woodDark', 0.9),
]
const paper = (pen: Pen): Drawing => [
  pen.shape('M34 -14.500L38 -19H54L50 -14.500z', 'white', 0.8),
  pen.line('M40 -17.500h9M39 -16h9', 0.5),
  pen.rope('M51 -15L56 -23', 1.2, 'yellow', 0.6),
]
const towel = (pen: Pen): Drawing => [
  pen.shape(box(12.5, -24, 15, 15, 1), 'white', 0.9),
  pen.line('M12 -13h15M12 -11h15', 0.8),
]
const sofa = (pen: Pen): Drawing => [
  pen.shape('M8 -1V-19Q24 -24 40 -19V-1z', 'orange', 1),
  pen.shape(box(4, -14, 8, 14, 3), 'orange', 1),
  pen.shape(box(36, -14, 8, 14, 3), 'orange', 1),
  pen.line('M12 -10h24M24 -22v12', 0.7),
]

export const INDOOR_STRIPS: readonly Strip[] = [
  {
    ...{ id: 'dever', theme: 'escola', name: 'O dever de casa', place: 'escola' },
    panels: [
      {
        actors: [
          { who: 'professora', x: 20, pose: POINT },
          { who: 'caio', x: 66 },
        ],
        says: [adult('a professora', 22, 'Caio, cadê o seu dever de casa?')],
      },
      {
        actors: [{ who: 'caio', x: 44, pose: face('vergonha') }],
        says: [child('Caio', 44, 'O meu cachorro comeu, professora.')],
      },
      {
        actors: [
          { who: 'professora', x: 22, pose: face('surpreso') },
          { who: 'caio', x: 66 },
        ],
        says: [adult('a professora', 22, 'E o que ele está fazendo agora?')],
      },
      {
        place: 'casa',
        actors: [{ who: 'caio', x: 72, pose: POINT_LEFT }],
        behind: (pen) => dog(pen, 38, -12, 0.62),
        front: (pen) => [desk(pen), paper(pen)],
        says: [child('Caio', 70, 'O dever. Ele já está na conta três!')],
      },
    ],
    speaker: { panel: 2, who: ['Caio', 'a professora', 'o cachorro'] },
    fact: { ask: 'Caio disse que o dever foi:', options: ['comido', 'perdido', 'rasgado'] },
    funny: ['o cachorro faz o dever que comeu.', 'Caio esqueceu o lápis em casa.', 'a professora tem um cachorro.'],
    told: 'O cachorro comeu o dever de Caio. No fim, é o cachorro que faz o dever.',
    shows: ['cachorro', 'professora', 'lápis'],
  },
  {
    ...{ id: 'silencio', theme: 'escola', name: 'Silêncio!', place: 'biblioteca' },
    panels: [
      {
        actors: [
          { who: 'nina', x: 24, pose: POINT },
          { who: 'theo', x: 64 },
        ],
        says: [child('Nina', 24, 'Psiu, Theo! Aqui a gente faz silêncio.')],
      },
      {
        actors: [
          { who: 'nina', x: 24 },
          { who: 'theo', x: 64, pose: face('alegre') },
        ],
        says: [child('Theo', 62, 'Pode deixar, Nina.')],
      },
      {
        actors: [
          { who: 'nina', x: 20, pose: face('surpreso') },
          { who: 'theo', x: 64, pose: face('vergonha') },
        ],
        sound: { text: 'RONC!', x: 44, y: -48 },
      },
      {
        actors: [
          { who: 'nina', x: 22, pose: face('dentes') },
          { who: 'theo', x: 64, pose: HOLD },
        ],
        says: [child('Theo', 62, 'Eu fiz silêncio. A minha barriga é que não!')],
      },
    ],
    speaker: { panel: 1, who: ['Nina', 'Theo', 'a barriga'] },
    fact: { ask: 'RONC! imita o barulho de:', options: ['barriga com fome', 'porta batendo', 'livro caindo'] },
    funny: ['a barriga de Theo quebra o silêncio.', 'Nina fala alto na biblioteca.', 'Theo derruba um livro.'],
    told: 'Nina pediu silêncio, e Theo ficou quieto. Mas a barriga dele roncou.',
    shows: ['livros', 'estante', 'biblioteca'],
  },
  {
    ...{ id: 'balas', theme: 'escola', name: 'Problema de balas', place: 'escola' },
    panels: [
      {
        actors: [
          { who: 'professora', x: 22, pose: POINT },
          { who: 'sofia', x: 66 },
        ],
        says: [adult('a professora', 22, 'Sofia, você tem dez balas e come todas.')],
      },
      {
        actors: [{ who: 'professora', x: 44, pose: face('alegre') }],
        says: [adult('a professora', 44, 'O que você tem agora?')],
      },
      {
        actors: [{ who: 'sofia', x: 44, pose: face('aperto', HOLD) }],
        says: [child('Sofia', 44, 'Dor de barriga, professora!')],
      },
    ],
    speaker: { panel: 3, who: ['Sofia', 'a professora', 'a mãe'] },
    fact: { ask: 'No problema, Sofia tinha:', options: ['dez balas', 'duas balas', 'cinco balas'] },
    funny: ['a resposta não é um número.', 'Sofia não gosta de balas.', 'a professora comeu as balas.'],
    told: 'A professora fez um problema de balas. Sofia respondeu que teria dor de barriga.',
    shows: ['professora', 'lousa'],
  },
  {
    ...{ id: 'bolo', theme: 'casa', name: 'Quem comeu o bolo?', place: 'casa' },
    panels: [
      {
        actors: [
          { who: 'pai', x: 20 },
          { who: 'sofia', x: 70, pose: face('inquieto') },
        ],
        front: (pen) => [desk(pen), cake(pen, 45, -14, 0.3, 0)],
        says: [adult('o pai', 22, 'Este bolo é para depois do almoço.')],
      },
      {
        actors: [
          { who: 'pai', x: 20, pose: face('surpreso') },
          { who: 'sofia', x: 72 },
        ],
        front: (pen) => [desk(pen), pen.shape(ellipse(45, -15, 9, 1.4), 'white', 0.8), crumbs(pen, 45, -16)],
        says: [adult('o pai', 22, 'Ué, Sofia! Quem comeu o bolo?')],
      },
      {
        actors: [{ who: 'sofia', x: 24, pose: face('inquieto') }],
        front: (pen) => crumbs(pen, 24, -21.9),
        says: [child('Sofia', 26, 'Que bolo? Não vi bolo nenhum!')],
      },
      {
        actors: [
          { who: 'pai', x: 22, pose: POINT },
          { who: 'sofia', x: 68, pose: face('vergonha') },
        ],
        front: (pen) => crumbs(pen, 68, -21.9),
        says: [adult('o pai', 22, 'A sua boca viu!')],
      },
    ],
    speaker: { panel: 3, who: ['Sofia', 'o pai', 'a mãe'] },
    fact: { ask: 'O bolo era para:', options: ['depois do almoço', 'o café da manhã', 'a festa'] },
    funny: ['a boca suja conta a verdade.', 'o pai comeu o bolo sozinho.', 'o bolo estava sem açúcar.'],
    told: 'Sofia disse que não viu o bolo. A boca suja de chocolate mostrou que ela comeu.',
    shows: ['bolo', 'pai', 'mesa'],
  },
  {
    ...{ id: 'banho', theme: 'casa', name: 'Banho tomado', place: 'casa' },
    panels: [
      {
        actors: [
          { who: 'mae', x: 22 },
          { who: 'gil', x: 66 },
        ],
        says: [adult('a mãe', 22, 'Gil, você já tomou banho?')],
      },
      { actors: [{ who: 'gil', x: 66, pose: HANDS_UP }], says: [child('Gil', 64, 'Já, mãe! Com sabonete e tudo!')] },
      {
        actors: [
          { who: 'mae', x: 20, pose: HOLD },
          { who: 'gil', x: 66, pose: face('inquieto') },
        ],
        front: towel,
        says: [adult('a mãe', 22, 'E por que a toalha está sequinha?')],
      },
      { actors: [{ who: 'gil', x: 66, pose: face('dentes') }], says: [child('Gil', 64, 'Porque ela não tomou!')] },
    ],
    speaker: { panel: 1, who: ['a mãe', 'Gil', 'a avó'] },
    fact: { ask: 'A mãe desconfia porque:', options: ['a toalha está seca', 'Gil está molhado', 'o sabonete sumiu'] },
    funny: ['Gil não tomou banho e culpa a toalha.', 'a toalha tomou banho com Gil.', 'a mãe esqueceu o sabonete.'],
    told: 'A mãe viu que a toalha estava seca. Gil respondeu que a toalha não tomou banho.',
    shows: ['toalha', 'mãe', 'janela'],
  },
  {
    ...{ id: 'escuro', theme: 'casa', name: 'Coragem', place: 'casa' },
    panels: [
      {
        behind: (pen) => sofa(pen),
        actors: [
          { who: 'davi', x: 24, pose: HANDS_UP },
          { who: 'malu', x: 66 },
        ],
        says: [child('Davi', 26, 'Eu não tenho medo de nada!')],
      },
      {
        behind: (pen) => sofa(pen),
        actors: [
          { who: 'davi', x: 24, pose: face('assustado') },
          { who: 'malu', x: 66, pose: face('surpreso') },
        ],
        sound: { text: 'BUM!', x: 44, y: -49 },
      },
      {
        actors: [{ who: 'malu', x: 66, pose: face('alegre') }],
        says: [child('Malu', 64, 'Ué, Davi? Foi só a porta.')],
      },
      {
        actors: [
          { who: 'davi', x: 24, pose: face('medo') },
          { who: 'malu', x: 66, pose: face('dentes') },
        ],
        front: (pen) => sofa(pen),
        says: [child('Davi', 26, 'Eu disse nada, Malu. Porta é outra coisa!')],
      },
    ],
    speaker: { panel: 3, who: ['Malu', 'Davi', 'a porta'] },
    fact: { ask: 'BUM! imita o barulho de:', options: ['porta batendo', 'copo quebrando', 'gente roncando'] },
    funny: ['Davi, o valente, leva um susto.', 'Malu tem medo de porta.', 'Davi fechou a porta devagar.'],
    told: 'Davi disse que não tinha medo de nada. A porta bateu, e ele se escondeu.',
    shows: ['janela', 'crianças'],
  },
]
