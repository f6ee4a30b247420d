/** Texts of the reading sheets: sentences about what a child does, and short and longer stories with their questions. */
import type { ActionName } from '../../studio/cast/actions/actions.ts'

/** The deed of a child without the child's name, its picture, and pictures that are near to it. */
export type Sentence = readonly [does: string, answer: ActionName, other: ActionName, another: ActionName]

export interface Question {
  readonly question: string
  /** To choose from, the right one first. Only one where the child writes. */
  readonly answers: readonly [right: string, ...others: string[]]
}

export interface Story {
  readonly text: string
  /** Three of a short story, four of a long one. */
  readonly questions: readonly Question[]
}

export interface Reading {
  /** A place with a scene. */
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
      ['ACORDA BEM CEDO.', 'acordar', 'dormir', 'descansar'],
      ['VARRE O QUINTAL.', 'varrer', 'pular corda', 'andar de bicicleta'],
      ['BRINCA NO BALANÇO.', 'balanço', 'brincar no escorregador', 'sentar'],
      ['COME UMA FRUTA.', 'comer uma fruta', 'lanchar', 'tomar café'],
      ['SOLTA UMA PIPA.', 'soltar pipa', 'soprar bolhas', 'jogar bola'],
    ],
    short: {
      text: 'Bia foi ao sítio da avó. Cedo, ela ouviu o galo cantar. Depois, deu milho para as galinhas e contou três pintinhos. O porco só queria sombra. No fim da tarde, Bia tomou leite e foi dormir.',
      questions: [
        ask('Aonde Bia foi?', 'Ao sítio.', 'À praia.', 'À escola.'),
        ask('O que as galinhas comeram?', 'Milho.', 'Capim.', 'Pão.'),
        ask('Quem cantou cedo?', 'O galo.', 'O porco.', 'A avó.'),
      ],
    },
    long: {
      text: 'A porteira do sítio ficou aberta, e o porco aproveitou o descuido. Primeiro, entrou na horta e provou as folhas de couve. Depois, puxou uma camisa do varal. As galinhas e os pintinhos só olhavam. Quando Nina chegou com o cesto de milho, o porco já estava quieto, com cara de quem não tinha feito nada. Mas um botão vermelho, preso no focinho, contou toda a história.',
      questions: [
        ask('O que o porco fez primeiro?', 'Entrou na horta e provou as folhas de couve.'),
        ask('Quem viu o que o porco aprontou?', 'As galinhas e os pintinhos.'),
        ask('Como Nina descobriu tudo?', 'Viu um botão da camisa preso no focinho dele.'),
        ask('Por que o porco ficou quieto quando Nina chegou?', 'Para parecer que não tinha feito nada.'),
      ],
    },
  },
  {
    place: 'praia',
    sentences: [
      ['TOMA UM SORVETE.', 'tomar sorvete', 'comer pipoca', 'beber água'],
      ['SENTE MUITO CALOR.', 'sentir calor', 'sentir frio', 'sentir dor'],
      ['CHUTA A BOLA LONGE.', 'jogar bola', 'pular corda', 'andar de bicicleta'],
      ['SOPRA BOLHAS DE SABÃO.', 'soprar bolhas', 'respirar fundo', 'cantar'],
      ['BEBE ÁGUA NO COPO.', 'beber água', 'tomar café', 'comer'],
    ],
    short: {
      text: 'Davi e Sofia levaram um balde e uma pá para a praia. Eles fizeram um castelo de areia bem alto. Um caranguejo passou perto e entrou pela porta. Davi riu: o castelo já tinha morador!',
      questions: [
        ask('O que as crianças fizeram na areia?', 'Um castelo.', 'Um bolo.', 'Um barco.'),
        ask('Quem entrou pela porta?', 'Um caranguejo.', 'Um peixe.', 'Um cachorro.'),
        ask('Davi ficou…', 'contente.', 'bravo.', 'com sono.'),
      ],
    },
    long: {
      text: 'Caio e Nina passaram a manhã na areia. Ele cavou com a pá, ela encheu o balde, e o castelo cresceu. Perto da porta, um caranguejo olhava tudo.\n— Devagar, senão ele foge! — disse Nina.\nOs dois ficaram quietos, e o caranguejo entrou.\n— Agora somos três! — riu Caio.\nNa hora de ir embora, eles não desmancharam o castelo: era a casa do novo amigo.',
      questions: [
        ask('O que cada criança fez?', 'Caio cavou com a pá, e Nina encheu o balde.'),
        ask('Por que os dois ficaram quietos?', 'Para o caranguejo não fugir.'),
        ask('Por que não desmancharam o castelo?', 'Porque era a casa do caranguejo.'),
        ask('De que três Caio fala?', 'De Caio, de Nina e do caranguejo.'),
      ],
    },
  },
  {
    place: 'chuva',
    sentences: [
      ['SENTE MUITO FRIO.', 'sentir frio', 'sentir calor', 'sentir dor'],
      ['EMPILHA OS BLOCOS.', 'empilhar blocos', 'montar um quebra-cabeça', 'guardar os brinquedos'],
      ['FAZ UM DESENHO.', 'desenhar', 'ler', 'recortar'],
      ['OUVE UMA HISTÓRIA.', 'ouvir história', 'conversar', 'ler'],
      ['DORME NA CAMA.', 'dormir', 'acordar', 'descansar'],
    ],
    short: {
      text: 'Choveu a noite toda. De manhã, a rua virou uma lagoa. O sapo cantou de alegria. Gil pulou na poça mais funda. Só Malu não se molhou: ficou debaixo do guarda-chuva, rindo da bagunça.',
      questions: [
        ask('O que aconteceu à noite?', 'Choveu.', 'Nevou.', 'Fez calor.'),
        ask('Quem pulou na poça?', 'Gil.', 'Malu.', 'O sapo.'),
        ask('O que protegeu Malu?', 'O guarda-chuva.', 'O boné.', 'A árvore.'),
      ],
    },
    long: {
      text: 'O guarda-chuva de Nina era grande demais para ela.\n— Cabe mais um! — disse, quando viu Theo todo molhado, pulando nas poças.\nLogo chegaram Yumi e a irmã pequena.\n— Cabem mais dois!\nE lá foram os quatro, bem juntinhos. Chegaram com os pés molhados, mas ninguém reclamou. No dia seguinte o céu estava azul, e Nina ficou quase triste.',
      questions: [
        ask('O que Theo fazia quando Nina o viu?', 'Pulava nas poças.'),
        ask('Quem chegou depois de Theo?', 'Yumi e a irmã pequena.'),
        ask('Quantas crianças foram sob o guarda-chuva?', 'Quatro crianças.'),
        ask('Por que Nina ficou quase triste?', 'Porque sem chuva não iriam juntos de novo.'),
      ],
    },
  },
  {
    place: 'feira',
    sentences: [
      ['COME UMA FRUTA.', 'comer uma fruta', 'lanchar', 'tomar café'],
      ['LAVA AS MÃOS.', 'lavar as mãos', 'lavar o rosto', 'escovar os dentes'],
      ['COME UM SANDUÍCHE.', 'lanchar', 'comer', 'tomar café'],
      ['ESPERA NA FILA.', 'esperar na fila', 'esperar', 'parar'],
      ['VOLTA PARA CASA.', 'voltar para casa', 'ir para a escola', 'varrer'],
    ],
    short: {
      text: 'Sábado é dia de feira. Theo comprou maçã, banana e seis peras para a vovó. A moça da banca encheu a sacola. Na volta, a sacola furou e uma maçã saiu rolando pela calçada. Theo correu e pegou!',
      questions: [
        ask('Em que dia é a feira?', 'Sábado.', 'Domingo.', 'Segunda.'),
        ask('O que saiu rolando?', 'Uma maçã.', 'Uma banana.', 'Uma pera.'),
        ask('Para quem são as frutas?', 'Para a vovó.', 'Para a moça.', 'Para a tia.'),
      ],
    },
    long: {
      text: 'Dona Rosa vende frutas na feira há trinta anos e tem um jeito próprio de anunciar: ela canta.\n— Olha a maçã, docinha que nem mel; quem leva duas ganha um pedaço do céu!\nO povo ri e compra. Um dia, dona Rosa ficou sem voz. As crianças da rua combinaram tudo: cada uma cantou um verso no lugar dela. Naquele sábado, não sobrou nem uma pera na barraca.',
      questions: [
        ask('Como dona Rosa anuncia as frutas?', 'Ela canta.'),
        ask('O que aconteceu com dona Rosa um dia?', 'Ela ficou sem voz.'),
        ask('Como as crianças ajudaram?', 'Cada uma cantou um verso no lugar dela.'),
        ask('Como se sabe que a ajuda deu certo?', 'Não sobrou nem uma pera na barraca.'),
      ],
    },
  },
  {
    place: 'aniversario',
    sentences: [
      ['CANTA NO MICROFONE.', 'cantar', 'escutar', 'ouvir música'],
      ['TOCA UM TAMBOR.', 'tocar tambor', 'cantar', 'contar'],
      ['COME MUITA PIPOCA.', 'comer pipoca', 'tomar sorvete', 'lanchar'],
      ['GANHA UM ABRAÇO.', 'abraço', 'conversar', 'abraçar o urso'],
      ['SOPRA BOLHAS DE SABÃO.', 'soprar bolhas', 'respirar fundo', 'cantar'],
    ],
    short: {
      text: 'Hoje é o aniversário de Iara. Tem bolo, balão e suco. O presente do vovô é redondo e pula. Iara já sabe o que é, mas abre devagar. Depois da festa, todos vão jogar no quintal.',
      questions: [
        ask('De quem é o aniversário?', 'De Iara.', 'Do vovô.', 'Da mãe.'),
        ask('Quem deu o presente que pula?', 'O vovô.', 'A mãe.', 'O primo.'),
        ask('O presente deve ser…', 'uma bola.', 'um livro.', 'um boné.'),
      ],
    },
    long: {
      text: 'Theo não gosta de barulho. Em festa, as palmas e a música alta doem nos ouvidos dele. Por isso, a irmã teve uma ideia para o aniversário: um parabéns diferente. Cada amigo balançou as mãos no ar, em silêncio. Theo sorriu, soprou as velas e deu o primeiro pedaço de bolo para ela. Foi a festa mais calma do ano, e ninguém queria ir embora.',
      questions: [
        ask('Do que Theo não gosta?', 'De barulho.'),
        ask('Como foi o parabéns dele?', 'Os amigos balançaram as mãos no ar, em silêncio.'),
        ask('Por que a irmã ganhou o primeiro pedaço?', 'Porque a ideia foi dela.'),
        ask('Por que ninguém queria ir embora?', 'Porque a festa estava calma e gostosa.'),
      ],
    },
  },
  {
    place: 'futebol',
    sentences: [
      ['CHUTA A BOLA LONGE.', 'jogar bola', 'pular corda', 'andar de bicicleta'],
      ['CALÇA O SAPATO.', 'calçar o sapato', 'vestir a camiseta', 'sentar'],
      ['PULA CORDA SEM PARAR.', 'pular corda', 'balanço', 'varrer'],
      ['ANDA DE BICICLETA.', 'andar de bicicleta', 'brincar de carrinho', 'balanço'],
      ['TOMA UM BANHO.', 'tomar banho', 'lavar o rosto', 'lavar as mãos'],
    ],
    short: {
      text: 'O time da escola treina na quarta. Davi é pequeno, mas corre muito. No último jogo, Davi chutou, e a bola bateu na trave. Yumi correu até ele e gritou:\n— Na próxima você acerta!',
      questions: [
        ask('Quando o time treina?', 'Na quarta.', 'No sábado.', 'Na sexta.'),
        ask('Como é o Davi?', 'Pequeno.', 'Alto.', 'Lento.'),
        ask('Onde a bola bateu?', 'Na trave.', 'Na rede.', 'No muro.'),
      ],
    },
    long: {
      text: 'Faltava um minuto, e o placar marcava dois a dois. Malu correu com a bola, passou por um, passou por outro e ficou sozinha diante do gol. Então viu que o goleiro tinha caído e segurava o pé. Malu parou. Pôs a bola debaixo do braço e chamou a professora. O jogo acabou empatado. Na saída, o outro time bateu palmas quando ela passou.',
      questions: [
        ask('Como terminou o jogo?', 'Empatado em dois a dois.'),
        ask('Por que Malu parou?', 'Porque o goleiro caiu e se machucou.'),
        ask('Por que o outro time bateu palmas?', 'Porque Malu cuidou do goleiro.'),
        ask('O que você faria no lugar de Malu? Por quê?', 'Resposta pessoal.'),
      ],
    },
  },
]
