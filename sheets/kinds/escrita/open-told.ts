/** Stories that stop at their problem, each with a possible ending for the adult. */
import type { OpenTaleName } from '../../studio/tales/tales.ts'
import type { Told } from './told.ts'

export interface OpenTold extends Pick<Told, 'place' | 'title' | 'who' | 'shows'> {
  readonly tale: OpenTaleName
  readonly where: string
  readonly problem: string
  readonly ending: string
  /** A paragraph for the beginning, one for the problem, one for an ending; each speech is one more. */
  readonly telling: readonly string[]
}

export const OPEN_TOLD: readonly OpenTold[] = [
  {
    tale: 'bola',
    place: 'ar livre',
    title: 'A bola do outro lado',
    who: 'Davi e Nina',
    where: 'perto de um muro',
    problem: 'A bola caiu no quintal onde há um cachorro.',
    ending: 'Eles chamam a dona da casa, que devolve a bola.',
    telling: [
      'Em um sábado de sol, Davi e Nina jogavam bola perto de um muro. Davi deu um chute tão forte que a bola subiu como um foguete.',
      'De repente, ela passou por cima do muro. Os dois correram até o portão e viram um cachorro enorme bem ao lado da bola. Nina ficou com medo, e Davi não sabia se podia entrar.',
      'Por isso, eles tocaram a campainha e esperaram. A dona da casa riu: o cachorro só queria brincar! No fim, ela devolveu a bola, e os três jogaram juntos na calçada.',
    ],
    shows: ['bola', 'muro', 'portão', 'cachorro', 'sol', 'nuvem'],
  },
  {
    tale: 'ninho',
    place: 'ar livre',
    title: 'O ninho no chão',
    who: 'Yumi, o filhote e o gato',
    where: 'embaixo de uma árvore',
    problem: 'O ninho caiu, e um gato chegou perto do filhote.',
    ending: 'O pai de Yumi põe o ninho de volta, longe do gato.',
    telling: [
      'Certa tarde, um vento forte balançou a árvore do parque. Lá no alto, um passarinho se encolheu dentro do ninho.',
      'Quando o vento parou, Yumi viu que o ninho estava no chão, com o filhote ao lado. Ela nem teve tempo de pensar, porque um gato apareceu e olhou fixo para o passarinho.',
      'Então, Yumi bateu palmas, e o gato saiu de perto. Ela ficou de guarda e chamou o pai, que prendeu o ninho em um galho alto. No fim, a mãe do filhote voltou com uma minhoca no bico.',
    ],
    shows: ['árvore', 'ninho', 'passarinho', 'gato', 'vento', 'sol', 'nuvem'],
  },
  {
    tale: 'guarda-chuva',
    place: 'ar livre',
    title: 'O guarda-chuva que fugiu',
    who: 'Malu e a mãe',
    where: 'na rua e na beira de um lago',
    problem: 'O vento levou o guarda-chuva, e uma pata entrou nele.',
    ending: 'Elas esperam, e o vento empurra o guarda-chuva até a beira.',
    telling: [
      'Em um dia cinzento, Malu e a mãe voltavam para casa debaixo do guarda-chuva. A chuva caía devagar, e Malu contava as poças.',
      'De repente, o vento soprou tão forte que o guarda-chuva escapou da mão da mãe. As duas correram atrás dele até o lago. Quando o sol saiu, viram uma pata sentada lá dentro, como em um barco.',
      '— Mãe, posso buscar? — pediu Malu.',
      '— Não, filha. Ninguém entra na água — respondeu a mãe.',
      'Por isso, elas se sentaram na grama e esperaram. Depois de um bom tempo, o vento empurrou o guarda-chuva até a beira, e a pata saiu sem pressa.',
    ],
    shows: ['guarda-chuva', 'chuva', 'vento', 'pato', 'lago', 'mãe', 'sol', 'nuvem'],
  },
  {
    tale: 'caixa-surpresa',
    place: 'casa',
    title: 'A caixa que pulava',
    who: 'Iara e o carteiro',
    where: 'na casa de Iara',
    problem: 'A caixa não tem nome e começa a pular.',
    ending: 'Dentro da caixa há dois pintinhos, presente da avó.',
    telling: [
      'Uma manhã, o carteiro entregou uma caixa a Iara. Era uma caixa estranha, com furos dos dois lados.',
      'Iara pôs a caixa no tapete e procurou o nome de quem mandou, mas só achou um ponto de interrogação. De repente, a caixa deu um pulo! Pelos furos, olhos pequenos olhavam para ela.',
      'Com cuidado, Iara levantou a tampa. Eram dois pintinhos! Debaixo deles havia um bilhete da avó, que criava galinhas no sítio. No fim, Iara fez um cercado para os dois no quintal.',
    ],
    shows: ['caixa', 'carteiro', 'tapete', 'janela', 'casa', 'sol'],
  },
  {
    tale: 'sem-luz',
    place: 'casa',
    title: 'A sombra na parede',
    who: 'Caio e Sofia',
    where: 'na sala, à noite',
    problem: 'A luz acabou, e uma sombra enorme apareceu.',
    ending: 'A sombra é da gata, que estava na frente da lanterna.',
    telling: [
      'Era noite, e Caio e Sofia faziam uma torre de blocos na sala. Lá fora, a lua já estava no céu.',
      'De repente, a luz acabou. Sofia achou uma lanterna e apontou para a parede, mas o susto foi maior ainda: havia ali uma sombra enorme, com duas orelhas pontudas.',
      'Caio respirou fundo e olhou para baixo. Bem na frente da lanterna estava a gata da casa! Os dois riram muito. Quando a luz voltou, ainda faziam bichos de sombra com as mãos.',
    ],
    shows: ['lua', 'estrela', 'janela', 'lanterna', 'sombra', 'tapete', 'blocos'],
  },
  {
    tale: 'bolo-sumido',
    place: 'casa',
    title: 'O mistério do bolo',
    who: 'Lia e a avó',
    where: 'na cozinha',
    problem: 'O bolo sumiu e só ficaram migalhas.',
    ending: 'As migalhas levam ao quintal, onde está o cachorro.',
    telling: [
      'No dia da festa, Lia e a avó puseram na mesa um bolo com três velas. Era o bolo mais bonito da rua.',
      'Então, a campainha tocou, e as duas foram até a porta. Quando voltaram, só havia migalhas no prato! Uma trilha delas ia da mesa até o chão.',
      '— Vovó, quem comeu o bolo? — perguntou Lia.',
      '— As migalhas vão contar — respondeu a avó.',
      'Lia virou detetive e seguiu a trilha até o quintal. Lá estava o cachorro do vizinho, com o focinho cheio de creme. A avó acabou rindo e, por isso, o parabéns foi cantado com pão de queijo.',
    ],
    shows: ['bolo', 'vela', 'mesa', 'janela', 'porta', 'prato', 'avó', 'migalhas'],
  },
]
