/** Little stories that change when their words in capitals do, and the story with the contraries. */
export interface OppositeStory {
  readonly told: string
  readonly turned: string
}

export const OPPOSITE_STORIES: readonly OppositeStory[] = [
  {
    told: 'O céu está CLARO. A rua está CHEIA e Davi chega CEDO.',
    turned: 'O céu está escuro. A rua está vazia e Davi chega tarde.',
  },
  { told: 'Nina COMPRA um boneco NOVO numa loja GRANDE.', turned: 'Nina vende um boneco velho numa loja pequena.' },
  {
    told: 'O gato ALEGRE dorme EM CIMA da almofada MACIA.',
    turned: 'O gato triste dorme embaixo da almofada dura.',
  },
  {
    told: 'Caio ABRE a janela. O vento está FORTE e a rua, MOLHADA.',
    turned: 'Caio fecha a janela. O vento está fraco e a rua, seca.',
  },
  {
    told: 'A sopa está QUENTE. Iara come MUITO e deixa o prato VAZIO.',
    turned: 'A sopa está fria. Iara come pouco e deixa o prato cheio.',
  },
  { told: 'A trilha é LONGA e FÁCIL. Gil anda DEPRESSA.', turned: 'A trilha é curta e difícil. Gil anda devagar.' },
  {
    told: 'Yumi chega CEDO, SOBE a ladeira e ACENDE a luz.',
    turned: 'Yumi chega tarde, desce a ladeira e apaga a luz.',
  },
  {
    told: 'Malu mora PERTO da praia. O muro é ALTO e a rua, LARGA.',
    turned: 'Malu mora longe da praia. O muro é baixo e a rua, estreita.',
  },
  {
    told: 'O rio é LARGO e FUNDO. A água está LIMPA.',
    turned: 'O rio é estreito e raso. A água está suja.',
  },
  { told: 'Sofia GANHA o jogo, RI e fala ALTO.', turned: 'Sofia perde o jogo, chora e fala baixo.' },
]
