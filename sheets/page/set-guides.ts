/** Advice for the adult about each set of sheets, and the child's list to tick off. */

/** One of the three things to do with a sheet of a set. */
export interface Step {
  readonly name: string
  readonly how: string
  /** Shown as the child would see or write it. */
  readonly example: string
}

export interface SetGuide {
  /** One space for each sheet of the set, in order. */
  readonly spaces: readonly string[]
  readonly goal: string
  /** On the certificate. */
  readonly done: string
  readonly skills: readonly string[]
  readonly use: string
  /** Of a space, at the head of the record. */
  readonly unit: string
  readonly steps: readonly [Step, Step, Step]
  /** Adaptations of the set: autism, attention, low vision. */
  readonly adapt: readonly (readonly [whom: string, how: string])[]
}

const numbersUpTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

const AUTISM = 'TEA'
const ATTENTION = 'TDAH'
const LOW_VISION = 'Baixa visão'

export const SET_GUIDES: Readonly<Record<string, SetGuide>> = {
  'trinta-dias': {
    spaces: numbersUpTo(1, 30),
    goal: 'Conduzir o lápis com firmeza por linhas retas, curvas, pontas, voltas e formas, antes de escrever letras.',
    done: 'fez trinta folhas de traçado e chegou ao alto da montanha.',
    skills: [
      'EI02CG05: desenvolver as habilidades manuais, com controle para desenhar e pintar.',
      'EI03CG05: coordenar as habilidades manuais em situações diversas.',
    ],
    use: 'Uma folha por dia, de cinco a dez minutos, no mesmo horário. Comece pelas retas, passe a ondas e pontas e deixe espirais e formas para o fim. Terminou? A criança pinta no mapa a pedra do dia.',
    unit: 'Dia',
    steps: [
      {
        name: '1. Com o dedo',
        how: 'Passe o dedo pela linha, do começo ao fim.',
        example: 'reta, sem lápis',
      },
      {
        name: '2. Com o lápis',
        how: 'Trace devagar, sem virar a folha.',
        example: 'onda, com lápis',
      },
      {
        name: '3. No mapa',
        how: 'Pinte a pedra do dia e conte quantas já foram.',
        example: 'pedra 12, pintada',
      },
    ],
    adapt: [
      [
        AUTISM,
        'Mostre antes a folha pronta e o quadro de dias. Mesma mesa, mesmo lápis, e um sinal claro de fim: pintar o espaço. Se a folha toda for demais, dobre e faça só uma linha.',
      ],
      [
        ATTENTION,
        'Cubra as outras linhas com um papel. Faça uma linha, levante, respire, faça outra. Combine o número de linhas antes de começar e elogie o caminho, não a pressa.',
      ],
      [
        LOW_VISION,
        'Amplie para A3, use caneta preta grossa ou cole barbante sobre a primeira linha para o dedo sentir. Boa luz vinda do lado e a folha inclinada.',
      ],
    ],
  },
  alfabeto: {
    spaces: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    goal: 'Reconhecer cada letra pelo nome, traçá-la no sentido certo e ligá-la a uma palavra que começa com ela.',
    done: 'traçou as letras de A a Z e chegou ao fim do caminho.',
    skills: [
      'EI03EF09: levantar hipóteses em relação à linguagem escrita.',
      'EF01LP10: nomear as letras do alfabeto e recitá-lo na ordem.',
    ],
    use: 'Comece pelas letras do nome da criança, depois as vogais, e só então as outras: o mapa mostra o alfabeto na ordem, mas as pedras podem ser pintadas salteadas, cada uma quando a letra sai bem.',
    unit: 'Letra',
    steps: [
      {
        name: '1. Ouvir',
        how: 'Diga o nome da letra e uma palavra que começa com ela.',
        example: 'B, de bola',
      },
      {
        name: '2. Traçar',
        how: 'Trace no ar, na mesa e depois na folha.',
        example: 'B  B  B',
      },
      {
        name: '3. Achar',
        how: 'Procure a letra em nomes e rótulos da casa ou da sala.',
        example: 'Bia, Beto, biscoito',
      },
    ],
    adapt: [
      [
        AUTISM,
        'Use sempre a mesma ordem: olhar a figura, dizer a letra, passar o dedo, passar o lápis. Um interesse forte pode escolher a próxima letra.',
      ],
      [
        ATTENTION,
        'Uma letra por vez, com três traçados bem feitos em vez de uma página cheia. Alterne a folha com massinha ou quadro.',
      ],
      [
        LOW_VISION,
        'Amplie a folha e reforce a estrada da letra com canetão. Letras de lixa ou de barbante ajudam a mão a lembrar do caminho.',
      ],
    ],
  },
  numeros: {
    spaces: numbersUpTo(0, 20),
    goal: 'Ler e traçar os números de 0 a 20 e ligá-los à quantidade que mostram.',
    done: 'traçou os números de 0 a 20 e chegou ao planeta distante.',
    skills: [
      'EI03ET07: relacionar números às suas respectivas quantidades.',
      'EF01MA01: utilizar números naturais como indicador de quantidade ou de ordem.',
    ],
    use: 'Conte primeiro com tampinhas, depois no quadro de dez da folha, e por fim trace o número. De 11 a 20, mostre sempre o dez cheio e o que sobra. A estrela do número é pintada no mapa.',
    unit: 'Número',
    steps: [
      {
        name: '1. Contar',
        how: 'Conte objetos de verdade, tocando em cada um.',
        example: '13 tampinhas',
      },
      {
        name: '2. Agrupar',
        how: 'Encha o quadro de dez e veja o que sobra.',
        example: '10 e mais 3',
      },
      {
        name: '3. Traçar',
        how: 'Trace o número e diga quanto ele vale.',
        example: '13, treze',
      },
    ],
    adapt: [
      [
        AUTISM,
        'Deixe a quantidade à vista em objetos reais e retire um a um o que já foi contado. Avise quantos números faltam para terminar.',
      ],
      [
        ATTENTION,
        'Dois números por vez, com um desafio curto entre eles: pular, bater palmas ou buscar aquela quantidade na sala.',
      ],
      [
        LOW_VISION,
        'Amplie, contorne o número em preto grosso e conte com objetos que se sentem na mão, em uma bandeja de cor lisa.',
      ],
    ],
  },
  familias: {
    spaces: [...'PMLTVNBDFJRSCGZXH'],
    goal: 'Ler e escrever sílabas de consoante e vogal e formar com elas as primeiras palavras.',
    done: 'leu as dezessete famílias de sílabas e chegou ao porto.',
    skills: [
      'EF01LP05: reconhecer o sistema de escrita alfabética como representação dos sons da fala.',
      'EF01LP08: relacionar elementos sonoros (sílabas, fonemas) com sua representação escrita.',
    ],
    use: 'Uma família por semana, na ordem dos barcos: primeiro as consoantes de um som só; depois R, S, C, G, Z e X, que mudam de som; por fim o H, que não soa. Volte a uma família antiga antes de abrir outra.',
    unit: 'Família',
    steps: [
      {
        name: '1. Ler e traçar',
        how: 'Leia a família em voz alta e passe o lápis por cima.',
        example: 'PA PE PI PO PU',
      },
      {
        name: '2. Completar',
        how: 'Diga a palavra e escreva a sílaba que falta.',
        example: '__ TO: PATO',
      },
      {
        name: '3. Decifrar',
        how: 'Junte as sílabas e descubra a palavra.',
        example: 'PI + PA: PIPA',
      },
    ],
    adapt: [
      [
        AUTISM,
        'Mantenha os três passos sempre na mesma ordem e marque no quadro onde a criança está. Comece por palavras do seu interesse.',
      ],
      [
        ATTENTION,
        'Cinco minutos de leitura em voz alta, cinco de folha. Recorte as sílabas e faça o trabalho em pé, montando palavras no chão.',
      ],
      [
        LOW_VISION,
        'Amplie as sílabas, uma por cartão, em preto sobre fundo claro. Leia junto, apontando, e evite lápis claro.',
      ],
    ],
  },
}
