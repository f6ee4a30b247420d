/** Stories in the first or the third person, with the parts that a map of a story names. */
import type { OpenTaleName, TaleName } from '../../studio/tales/tales.ts'

export const MAP_THEME = 'mapa da história'

export interface Mapped {
  readonly tale: TaleName | OpenTaleName
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Grammatical person of the telling. */
  readonly person: 1 | 3
  readonly hero: string
  readonly setting: string
  readonly conflict: string
  readonly resolution: string
  /** Words of the text that give the person away: none that «eu» and «ela» share, like «corria». */
  readonly proof: readonly string[]
  /** The first sentence in the other person; short stories have none. */
  readonly turned?: string
  readonly shows: readonly string[]
}

/** With all four moments drawn. */
export const SHORT_MAPPED: readonly Mapped[] = [
  {
    tale: 'pipa',
    title: 'A pipa na árvore',
    paragraphs: [
      'Davi corria no parque com a sua pipa. De repente, o vento prendeu a pipa na árvore, e ele ficou triste.',
      'O pai de Davi subiu em uma escada e pegou a pipa. Com um remendo, ela voou de novo.',
    ],
    person: 3,
    ...{ hero: 'Davi', setting: 'no parque', conflict: 'A pipa fica presa na árvore.' },
    resolution: 'O pai pega a pipa, e ela voa de novo.',
    proof: ['ele', 'ficou', 'subiu'],
    shows: ['pipa', 'árvore', 'escada', 'pai', 'parque'],
  },
  {
    tale: 'gatinho',
    title: 'O gatinho e o cartaz',
    paragraphs: [
      'Yumi achou um gatinho em uma caixa, na rua. O bicho estava perdido e com muita fome.',
      'Ela deu ração ao gatinho e colou um cartaz no muro. Gil, o dono, viu o cartaz e deu um abraço no bicho.',
    ],
    person: 3,
    ...{ hero: 'Yumi', setting: 'na rua', conflict: 'O gatinho está perdido e com fome.' },
    resolution: 'Gil vê o cartaz e encontra o gatinho.',
    proof: ['ela', 'achou', 'colou'],
    shows: ['gato', 'gatinho', 'caixa', 'cartaz', 'muro'],
  },
  {
    tale: 'piquenique',
    title: 'O dia da chuva',
    paragraphs: [
      'Eu e minha mãe pusemos a toalha na grama do parque. De repente, uma nuvem escura cobriu o sol, e a chuva caiu.',
      '— Corra, Bia! — gritou minha mãe. Nós terminamos o lanche em casa, perto da janela.',
    ],
    person: 1,
    ...{ hero: 'Bia', setting: 'no parque e em casa', conflict: 'Chove no meio do piquenique.' },
    resolution: 'Bia e a mãe terminam o lanche em casa.',
    proof: ['eu', 'minha', 'nós'],
    shows: ['toalha', 'nuvem', 'chuva', 'casa', 'janela', 'mãe', 'parque'],
  },
  {
    tale: 'caminhao',
    title: 'A roda que saiu',
    paragraphs: [
      'Eu brincava em casa com o meu caminhão. De repente, uma roda se soltou, e fiquei muito triste.',
      '— Deixe comigo, Theo — disse minha mãe, e consertou o brinquedo. Depois, chamei Malu para brincar no tapete.',
    ],
    person: 1,
    ...{ hero: 'Theo', setting: 'em casa', conflict: 'Uma roda do caminhão se solta.' },
    resolution: 'A mãe conserta o brinquedo.',
    proof: ['eu', 'meu', 'fiquei'],
    shows: ['caminhão', 'roda', 'tapete', 'mãe'],
  },
]

/** With three moments drawn: the end is in the text alone. */
export const LONG_MAPPED: readonly Mapped[] = [
  {
    tale: 'bola',
    title: 'Do outro lado do muro',
    paragraphs: [
      'Em um sábado de sol, eu jogava bola com Nina perto de um muro. Dei um chute tão forte que a bola subiu como um foguete.',
      'De repente, ela caiu do outro lado. Corremos até o portão e vimos um cachorro enorme perto da bola.',
      '— Não entre, Davi! — pediu Nina.',
      'Então, toquei a campainha. A dona da casa riu: o cachorro só queria brincar! Ela nos devolveu a bola, e jogamos juntos na calçada.',
    ],
    person: 1,
    ...{ hero: 'Davi', setting: 'perto de um muro', conflict: 'A bola caiu perto de um cachorro enorme.' },
    resolution: 'A dona da casa devolve a bola.',
    proof: ['eu', 'dei', 'corremos', 'toquei'],
    turned: 'Em um sábado de sol, Davi jogava bola com Nina perto de um muro.',
    shows: ['bola', 'muro', 'portão', 'cachorro', 'sol'],
  },
  {
    tale: 'ninho',
    title: 'Depois da ventania',
    paragraphs: [
      'Yumi passeava no parque quando um vento forte balançou a árvore. Lá no alto, um passarinho se encolheu no ninho.',
      'Depois da ventania, ela viu o ninho no chão, com o filhote ao lado. Um gato apareceu e olhou fixo para o passarinho!',
      'Yumi bateu palmas, e o gato foi embora. Então, ela chamou o pai, que prendeu o ninho em um galho alto.',
    ],
    person: 3,
    ...{
      hero: 'Yumi',
      setting: 'no parque, perto da árvore',
      conflict: 'O ninho cai, e um gato chega perto do filhote.',
    },
    resolution: 'O pai prende o ninho em um galho alto.',
    proof: ['ela', 'viu', 'bateu', 'chamou'],
    turned: 'Eu passeava no parque quando um vento forte balançou a árvore.',
    shows: ['árvore', 'ninho', 'passarinho', 'gato', 'vento'],
  },
  {
    tale: 'guarda-chuva',
    title: 'Uma pata a bordo',
    paragraphs: [
      'Em um dia cinzento, eu voltava para casa com minha mãe debaixo do guarda-chuva. Eu contava as poças da rua.',
      'De repente, o vento levou o guarda-chuva até o lago, e uma pata se sentou nele!',
      '— Malu, ninguém entra na água! — avisou minha mãe.',
      'Nós nos sentamos na grama e esperamos. Por fim, o vento empurrou o guarda-chuva até a beira, e a pata saiu sem pressa.',
    ],
    person: 1,
    ...{ hero: 'Malu', setting: 'na rua e no lago', conflict: 'O vento leva o guarda-chuva para o lago.' },
    resolution: 'O vento traz o guarda-chuva até a beira.',
    proof: ['eu', 'minha', 'nós', 'esperamos'],
    turned: 'Em um dia cinzento, Malu voltava para casa com a mãe debaixo do guarda-chuva.',
    shows: ['guarda-chuva', 'chuva', 'vento', 'pato', 'lago', 'mãe'],
  },
  {
    tale: 'caixa-surpresa',
    title: 'Olhos na caixa',
    paragraphs: [
      'Uma manhã, Iara recebeu do carteiro uma caixa estranha, com furos dos dois lados. Ela pôs a caixa no tapete da sala.',
      'Não havia nome, só um ponto de interrogação. De repente, a caixa deu um pulo! Pelos furos, olhos pequenos olhavam para ela.',
      'Com cuidado, Iara levantou a tampa. Eram dois pintinhos, presente da avó que morava no sítio.',
    ],
    person: 3,
    ...{ hero: 'Iara', setting: 'na sala da casa de Iara', conflict: 'A caixa sem nome começa a pular.' },
    resolution: 'Iara abre a caixa e vê dois pintinhos.',
    proof: ['recebeu', 'ela', 'pôs', 'levantou'],
    turned: 'Uma manhã, eu recebi do carteiro uma caixa estranha, com furos dos dois lados.',
    shows: ['caixa', 'carteiro', 'tapete', 'casa'],
  },
  {
    tale: 'sem-luz',
    title: 'Orelhas na parede',
    paragraphs: [
      'Era noite, e eu fazia uma torre de blocos na sala com Sofia. Lá fora, a lua já estava no céu.',
      'De repente, a luz acabou. Sofia apontou a lanterna para a parede, e meu coração disparou: havia ali uma sombra enorme, com orelhas pontudas!',
      '— Caio, olhe para baixo — disse Sofia. Olhei e ri: bem na frente da lanterna estava a nossa gata.',
    ],
    person: 1,
    ...{ hero: 'Caio', setting: 'na sala, à noite', conflict: 'Uma sombra enorme aparece na parede.' },
    resolution: 'Caio vê que a sombra é da gata.',
    proof: ['eu', 'meu', 'olhei', 'ri'],
    turned: 'Era noite, e Caio fazia uma torre de blocos na sala com Sofia.',
    shows: ['lua', 'lanterna', 'sombra', 'blocos'],
  },
  {
    tale: 'bolo-sumido',
    title: 'A trilha de migalhas',
    paragraphs: [
      'Lia pôs na mesa da cozinha, com a avó, um bolo de três velas. Era o bolo mais bonito da rua.',
      'A campainha tocou, e as duas foram até a porta. Na volta, o prato só tinha migalhas!',
      'Lia virou detetive e seguiu a trilha de migalhas até o quintal. Lá estava o cachorro do vizinho, com o focinho cheio de creme.',
    ],
    person: 3,
    ...{ hero: 'Lia', setting: 'na cozinha', conflict: 'O bolo some, e só ficam migalhas.' },
    resolution: 'Lia segue a trilha e acha o cachorro.',
    proof: ['pôs', 'virou', 'seguiu'],
    turned: 'Eu pus na mesa da cozinha, com minha avó, um bolo de três velas.',
    shows: ['bolo', 'vela', 'mesa', 'porta', 'prato', 'avó', 'migalhas'],
  },
]
