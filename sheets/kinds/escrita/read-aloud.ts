/** The drawn stories for an adult to read aloud, each with its place. */
import type { TaleName } from '../../studio/tales/tales.ts'

interface ReadAloud {
  readonly where: string
  readonly paragraphs: readonly string[]
}

export const READ_ALOUD: Readonly<Record<TaleName, ReadAloud>> = {
  horta: {
    where: 'na horta',
    paragraphs: [
      'Nina ganhou um punhado de sementes tão pequenas que cabiam na palma da mão. Ela foi à horta e pôs as sementes na terra, como quem põe alguém para dormir.',
      'Todo dia, Nina vinha com o regador e perguntava baixinho: “Já acordaram?”. A terra não respondia. Até que, em uma manhã de sol, apareceram os pés de tomate, e eles cresceram tanto que Nina pulou de alegria.',
      'Quando os tomates ficaram vermelhos, ela encheu uma cesta inteira. O mais redondo, ainda quente de sol, Nina comeu ali mesmo, no meio da horta.',
    ],
  },
  pipa: {
    where: 'no parque',
    paragraphs: [
      'O vento estava bom para pipa, e Davi correu pelo parque com a linha esticada. A pipa subiu, dançou e cumprimentou as nuvens.',
      'De repente, o vento mudou de ideia e prendeu a pipa no alto de uma árvore. Davi puxou a linha, mas nada. A pipa parecia um passarinho que não sabe descer.',
      'O pai trouxe uma escada, subiu degrau por degrau e pegou a pipa, que estava rasgada. Davi fez um remendo e chamou Iara para ver. Remendada e tudo, a pipa voou mais alto do que antes.',
    ],
  },
  gatinho: {
    where: 'na rua e na casa de Yumi',
    paragraphs: [
      'Na rua, Yumi ouviu um miado fininho que saía de uma caixa. Lá dentro, dois olhos pediam ajuda: era um gatinho perdido.',
      'Na casa de Yumi, ele comeu a ração toda. Yumi já gostava muito dele, mas pensou: “E se alguém estiver procurando?”. Então, fez um cartaz bem grande e colou no muro.',
      'No outro dia, um menino parou em frente ao cartaz. Era Gil, o dono do gatinho! Ele deu no bichinho um abraço apertado. Yumi acenou para os dois: tinha ficado sem gato, mas com um amigo novo.',
    ],
  },
  piquenique: {
    where: 'no parque e em casa',
    paragraphs: [
      'Bia escolheu a grama mais macia do parque, e a mãe abriu a toalha. Da cesta saíram o lanche e muita vontade de comer.',
      'Mas uma nuvem escura chegou sem convite e cobriu o sol. Plim! Uma gota caiu no nariz de Bia. Depois caíram dez, cem, mil. As duas correram para casa debaixo do guarda-chuva.',
      'Na sala, perto da janela, o piquenique começou de novo. Enquanto a chuva batia no vidro, Bia deu uma mordida no lanche e disse: “Aqui também é parque!”.',
    ],
  },
  pao: {
    where: 'na cozinha da avó',
    paragraphs: [
      'Na cozinha da avó, Sofia mexeu a massa do pão com a colher. Uma volta, duas voltas, três voltas, até o braço cansar.',
      'A avó riu e continuou com as mãos. Amassou, virou, apertou, e a massa ficou macia como um travesseiro.',
      'O pão foi para o forno, e esperar foi a parte mais comprida da receita. “Já?”, perguntava Sofia. “Ainda não”, respondia a avó. “E agora?” “Quase!”',
      'Quando o cheiro tomou conta da casa, o pão saiu dourado. Sofia comeu uma fatia quentinha e pediu logo outra.',
    ],
  },
  caminhao: {
    where: 'na casa de Theo',
    paragraphs: [
      'O caminhão de Theo viajava pelo chão da sala, na casa do menino. Levava areia, levava pedra, levava o que Theo quisesse imaginar.',
      'De repente, crec! Uma roda se soltou e rolou para longe. Theo ficou olhando o caminhão torto, com um nó na garganta.',
      'A mãe pôs o brinquedo na mesa, olhou de um lado, olhou do outro e colocou uma roda nova. “Pronto, motorista!”, ela disse.',
      'Theo não quis mais viajar sozinho. Chamou Malu, e os dois fizeram no tapete a estrada mais comprida do mundo.',
    ],
  },
  aniversario: {
    where: 'na sala da casa de Lia',
    paragraphs: [
      'Na casa de Lia, Davi e Nina encheram balões até quase ficarem sem fôlego. A sala ficou toda enfeitada, mas a festa era segredo.',
      '“Silêncio!”, alguém cochichou, e os amigos se esconderam atrás do sofá. Nem o relógio fez barulho.',
      'A porta se abriu devagar. Lia entrou pensando que não havia ninguém. “Surpresa!”, gritaram todos de uma vez.',
      'Lia levou um susto, depois riu, depois riu mais. Na hora do bolo, fez um pedido e apagou as velas. O pedido ela não contou a ninguém.',
    ],
  },
  carta: {
    where: 'na casa de Iara',
    paragraphs: [
      'Toda manhã, Iara esperava o carteiro. Um dia, ele parou em frente à casa dela e entregou uma carta.',
      'Iara leu as notícias bem devagar, para não acabar logo. Quem escrevia era uma amiga que morava longe. Iara ficou tão feliz que leu tudo outra vez.',
      'Depois, sentou-se à mesa, pegou o lápis e escreveu a resposta. Contou da escola, da chuva e do dente que caiu.',
      'No fim do dia, ela mesma pôs a resposta na caixa do correio e disse baixinho: “Boa viagem!”.',
    ],
  },
}
