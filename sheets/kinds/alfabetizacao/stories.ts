/** Texts of the reading sheets: sentences with one picture each, and short and longer stories with three questions. */

/** A sentence, the name of its picture, and names that look or sound like it. */
export type Sentence = readonly [text: string, answer: string, other: string, another: string]

export interface Question {
  readonly question: string
  /** To choose from, the right one first. Only one where the child writes. */
  readonly answers: readonly [right: string, ...others: string[]]
}

export interface Story {
  /** Names of pictures that the scene has to show. */
  readonly must: readonly string[]
  /** Its scene is low and holds large things: few of them. */
  readonly few?: true
  readonly text: string
  readonly questions: readonly [Question, Question, Question]
}

export interface Reading {
  /** A place of the scenes. */
  readonly place: string
  readonly sentences: readonly Sentence[]
  readonly short: Story
  readonly long: Story
}

const ask = (question: string, ...answers: readonly [string, ...string[]]): Question => ({ question, answers })

export const READINGS: readonly Reading[] = [
  {
    place: 'sitio',
    sentences: [
      ['A VACA DÁ LEITE.', 'vaca', 'faca', 'jaca'],
      ['O PATO NADA NO LAGO.', 'pato', 'rato', 'gato'],
      ['O GALO CANTA CEDO.', 'galo', 'gelo', 'bolo'],
      ['A CABRA SUBIU NA PEDRA.', 'cabra', 'cobra', 'zebra'],
      ['O PORCO ROLA NA LAMA.', 'porco', 'polvo', 'barco'],
    ],
    short: {
      must: ['galo', 'galinha', 'pato'],
      text: 'Bia foi ao sítio da avó. Cedo, ela ouviu o galo cantar. Depois, deu milho para a galinha e viu o pato nadar no lago. No fim da tarde, Bia tomou leite e foi dormir.',
      questions: [
        ask('Aonde Bia foi?', 'Ao sítio.', 'À praia.', 'À escola.'),
        ask('O que a galinha comeu?', 'Milho.', 'Capim.', 'Pão.'),
        ask('Quem cantou cedo?', 'O galo.', 'O pato.', 'A avó.'),
      ],
    },
    long: {
      must: ['cabra', 'cavalo', 'vaca'],
      few: true,
      text: 'A porteira do sítio ficou aberta, e a cabra aproveitou o descuido. Primeiro, entrou na horta e provou as folhas de couve. Depois, puxou uma camisa do varal. O cavalo e a vaca só olhavam. Quando seu Joaquim chegou, a cabra já estava deitada, com cara de quem não tinha feito nada. Mas um botão vermelho, preso na barba, contou toda a história.',
      questions: [
        ask('O que a cabra fez primeiro?', 'Entrou na horta e provou as folhas de couve.'),
        ask('Quem viu o que a cabra aprontou?', 'O cavalo e a vaca.'),
        ask('Como seu Joaquim descobriu tudo?', 'Viu um botão da camisa preso na barba dela.'),
      ],
    },
  },
  {
    place: 'praia',
    sentences: [
      ['A BOLA ROLA NA AREIA.', 'bola', 'bota', 'boca'],
      ['O BARCO VAI LONGE.', 'barco', 'braço', 'porco'],
      ['O POLVO MORA NO MAR.', 'polvo', 'porco', 'ovo'],
      ['A FOCA NADA BEM.', 'foca', 'faca', 'boca'],
      ['O SOL BRILHA NO CÉU.', 'sol', 'sal', 'sino'],
    ],
    short: {
      must: ['caranguejo', 'balde'],
      text: 'Davi levou um balde e uma pá para a praia. Ele fez um castelo de areia bem alto. Um caranguejo passou perto e entrou pela porta. Davi riu: o castelo já tinha morador!',
      questions: [
        ask('O que Davi fez na areia?', 'Um castelo.', 'Um bolo.', 'Um barco.'),
        ask('Quem entrou pela porta?', 'Um caranguejo.', 'Um peixe.', 'Um cachorro.'),
        ask('Davi ficou…', 'contente.', 'bravo.', 'com sono.'),
      ],
    },
    long: {
      must: ['concha'],
      text: 'Toda manhã, Lia caminha na praia com o tio. Eles levam uma sacola vazia e voltam com ela cheia, mas não de conchas: é de lixo. Tem tampinha, canudo, copo e até chinelo sem par.\n— As conchas são a casa dos bichos; o lixo é que está fora do lugar — explica o tio.\nOntem, uma menina que passava pediu uma sacola também. Agora são três.',
      questions: [
        ask('O que Lia e o tio recolhem na praia?', 'Lixo: tampinha, canudo, copo e chinelo.'),
        ask('Por que eles não levam as conchas?', 'Porque as conchas são a casa dos bichos.'),
        ask('Por que o texto diz “agora são três”?', 'Porque uma menina passou a ajudar.'),
      ],
    },
  },
  {
    place: 'chuva',
    sentences: [
      ['A BOTA É DE BORRACHA.', 'bota', 'bola', 'boca'],
      ['O SAPO PULA NA POÇA.', 'sapo', 'sapato', 'suco'],
      ['A LUVA É DE LÃ.', 'luva', 'uva', 'lua'],
      ['O RAIO CAIU LONGE.', 'raio', 'rato', 'rádio'],
      ['A NUVEM TAPOU O SOL.', 'nuvem', 'navio', 'ninho'],
    ],
    short: {
      must: ['sapo', 'caracol', 'cachorro'],
      text: 'Choveu a noite toda. De manhã, o quintal virou uma lagoa. O sapo pulou de alegria. O caracol saiu devagar para passear. Só o cachorro não gostou: ficou perto da árvore, de olho na chuva.',
      questions: [
        ask('O que aconteceu à noite?', 'Choveu.', 'Nevou.', 'Fez calor.'),
        ask('Quem pulou de alegria?', 'O sapo.', 'O cachorro.', 'O caracol.'),
        ask('Onde o cachorro ficou?', 'Perto da árvore.', 'Na lagoa.', 'Na escola.'),
      ],
    },
    long: {
      must: ['guarda-chuva'],
      few: true,
      text: 'O guarda-chuva de Nina era grande demais para ela.\n— Cabe mais um! — disse, quando viu Caio na porta da escola, esperando a chuva passar.\nLogo chegaram Rosa e o irmão pequeno.\n— Cabem mais dois!\nE lá foram os quatro, juntinhos, pulando as poças. Chegaram com os pés molhados, mas ninguém reclamou. No dia seguinte o céu estava azul, e Nina ficou quase triste.',
      questions: [
        ask('O que Caio fazia na porta da escola?', 'Esperava a chuva passar.'),
        ask('Quantas crianças foram sob o guarda-chuva?', 'Quatro crianças.'),
        ask('Por que Nina ficou quase triste?', 'Porque sem chuva não iriam juntos de novo.'),
      ],
    },
  },
  {
    place: 'feira',
    sentences: [
      ['A UVA ESTÁ DOCE.', 'uva', 'luva', 'ovo'],
      ['O MILHO ESTÁ COZIDO.', 'milho', 'ninho', 'trilho'],
      ['A PERA CAIU NO CHÃO.', 'pera', 'pena', 'pedra'],
      ['O MELÃO É PESADO.', 'melão', 'limão', 'mamão'],
      ['O COCO TEM ÁGUA.', 'coco', 'copo', 'bolo'],
    ],
    short: {
      must: ['banana', 'milho', 'laranja'],
      text: 'Sábado é dia de feira. Vovó comprou banana, milho e seis laranjas. Téo ajudou a levar a sacola. Na volta, a sacola furou e uma laranja saiu rolando pela calçada. Téo correu e pegou!',
      questions: [
        ask('Em que dia é a feira?', 'Sábado.', 'Domingo.', 'Segunda.'),
        ask('O que saiu rolando?', 'Uma laranja.', 'Uma banana.', 'Um milho.'),
        ask('Quem ajudou a vovó?', 'Téo.', 'O vizinho.', 'A tia.'),
      ],
    },
    long: {
      must: ['abacaxi', 'banana'],
      text: 'Seu Bento vende frutas na feira há trinta anos e tem um jeito próprio de anunciar: ele canta.\n— Olha o abacaxi, docinho que nem mel; quem leva dois ganha um pedaço do céu!\nO povo ri e compra. Um dia, seu Bento ficou sem voz. As crianças da rua combinaram tudo: cada uma cantou um verso no lugar dele. Naquele sábado, não sobrou nem uma banana na barraca.',
      questions: [
        ask('Como seu Bento anuncia as frutas?', 'Ele canta.'),
        ask('O que aconteceu com seu Bento um dia?', 'Ele ficou sem voz.'),
        ask('Como as crianças ajudaram?', 'Cada uma cantou um verso no lugar dele.'),
      ],
    },
  },
  {
    place: 'aniversario',
    sentences: [
      ['O BOLO É DE FUBÁ.', 'bolo', 'bola', 'galo'],
      ['A BALA É DE MEL.', 'bala', 'mala', 'bola'],
      ['O BALÃO VOOU.', 'balão', 'avião', 'leão'],
      ['A VELA APAGOU.', 'vela', 'teia', 'mala'],
      ['O PALHAÇO FAZ RIR.', 'palhaço', 'laço', 'braço'],
    ],
    short: {
      must: ['bolo', 'balão', 'presente'],
      text: 'Hoje Iara faz sete anos. Tem bolo, balão e pipoca. O presente do vovô é redondo e pula. Iara já sabe o que é, mas abre devagar. Depois da festa, todos vão jogar no quintal.',
      questions: [
        ask('Quantos anos Iara faz?', 'Sete.', 'Cinco.', 'Nove.'),
        ask('De quem é o presente que pula?', 'Do vovô.', 'Da mãe.', 'Do primo.'),
        ask('O presente deve ser…', 'uma bola.', 'um livro.', 'um boné.'),
      ],
    },
    long: {
      must: ['bolo', 'bandeira'],
      text: 'Pedro não gosta de barulho. Em festa, as palmas e a música alta doem nos ouvidos dele. Por isso, no seu aniversário, os amigos inventaram um parabéns diferente: cada um balançou uma bandeira colorida, em silêncio. Pedro sorriu, soprou as velas e deu o primeiro pedaço de bolo para a irmã, que teve a ideia. Foi a festa mais calma do ano, e ninguém queria ir embora.',
      questions: [
        ask('Do que Pedro não gosta?', 'De barulho.'),
        ask('Como foi o parabéns dele?', 'Os amigos balançaram bandeiras em silêncio.'),
        ask('Por que a irmã ganhou o primeiro pedaço?', 'Porque a ideia foi dela.'),
      ],
    },
  },
  {
    place: 'futebol',
    sentences: [
      ['A MEIA ESTÁ LIMPA.', 'meia', 'teia', 'sereia'],
      ['O BONÉ É DO PAI.', 'boné', 'bota', 'picolé'],
      ['A MEDALHA BRILHA.', 'medalha', 'ovelha', 'abelha'],
      ['O SUCO ESTÁ GELADO.', 'suco', 'sino', 'sofá'],
      ['O TÊNIS É NOVO.', 'tênis', 'lápis', 'pé'],
    ],
    short: {
      must: ['bola'],
      text: 'O time da escola treina na quarta. Ana fica no gol e usa luva. Leo é pequeno, mas corre muito. No último jogo, Leo chutou e a bola bateu na trave. Ana gritou:\n— Na próxima você acerta!',
      questions: [
        ask('Quando o time treina?', 'Na quarta.', 'No sábado.', 'Na sexta.'),
        ask('O que Ana usa no gol?', 'Luva.', 'Boné.', 'Óculos.'),
        ask('Onde a bola bateu?', 'Na trave.', 'Na rede.', 'No muro.'),
      ],
    },
    long: {
      must: ['bola'],
      text: 'Faltava um minuto, e o placar marcava dois a dois. Duda correu com a bola, passou por um, passou por outro e ficou sozinha diante do gol. Então viu que o goleiro tinha caído e segurava o pé. Duda parou. Pôs a bola debaixo do braço e chamou a professora. O jogo acabou empatado. Na saída, o outro time bateu palmas quando ela passou.',
      questions: [
        ask('Como terminou o jogo?', 'Empatado em dois a dois.'),
        ask('Por que Duda parou?', 'Porque o goleiro caiu e se machucou.'),
        ask('Por que o outro time bateu palmas?', 'Porque Duda cuidou do goleiro.'),
      ],
    },
  },
]
