/** Little stories that change when their words in capitals do, and the story with the contraries. */
export interface OppositeStory {
  readonly told: string
  readonly turned: string
}

export const OPPOSITE_STORIES: readonly OppositeStory[] = [
  {
    told: 'Davi chegou CEDO e encontrou a sala VAZIA e SILENCIOSA. ABRIU a janela, ACENDEU a luz e ficou CALMO. O PRIMEIRO colega a ENTRAR deu risada.',
    turned:
      'Davi chegou tarde e encontrou a sala cheia e barulhenta. Fechou a janela, apagou a luz e ficou agitado. O último colega a sair deu risada.',
  },
  {
    told: 'A chave de Nina era ANTIGA e PESADA. Com ela, Nina DESTRANCOU o baú CHEIO, LEMBROU o segredo e foi DEPRESSA para casa, ANIMADA.',
    turned:
      'A chave de Nina era nova e leve. Com ela, Nina trancou o baú vazio, esqueceu o segredo e foi devagar para casa, desanimada.',
  },
  {
    told: 'Um gato CORAJOSO dormia EM CIMA do sofá. Saiu CEDO, AVANÇOU até a porta e encontrou o cachorro MANSO. O dia COMEÇOU BEM.',
    turned:
      'Um gato medroso dormia embaixo do sofá. Saiu tarde, recuou até a porta e encontrou o cachorro bravo. O dia terminou mal.',
  },
  {
    told: 'O vento estava FORTE e o mar, AGITADO. Caio vestiu a capa SECA e LEVANTOU a vela. A viagem foi LONGA e PERIGOSA, e ele voltou TRISTE.',
    turned:
      'O vento estava fraco e o mar, calmo. Caio vestiu a capa molhada e baixou a vela. A viagem foi curta e segura, e ele voltou alegre.',
  },
  {
    told: 'Iara fez uma sopa QUENTE e GROSSA. A tia achou BOA, comeu MUITO e deixou o prato VAZIO. Depois ELOGIOU a receita e ficou CONTENTE.',
    turned:
      'Iara fez uma sopa fria e rala. A tia achou ruim, comeu pouco e deixou o prato cheio. Depois criticou a receita e ficou descontente.',
  },
  {
    told: 'A trilha era LARGA e FÁCIL. Gil saiu ANTES do grupo, andou DEPRESSA e GANHOU tempo. O PRIMEIRO rio era RASO e LIMPO.',
    turned:
      'A trilha era estreita e difícil. Gil saiu depois do grupo, andou devagar e perdeu tempo. O último rio era fundo e sujo.',
  },
  {
    told: 'Yumi morava PERTO da praia, numa rua BARULHENTA. De DIA, ABRIA a cortina e via o céu CLARO. Ela ADORAVA o VERÃO.',
    turned:
      'Yumi morava longe da praia, numa rua silenciosa. De noite, fechava a cortina e via o céu escuro. Ela detestava o inverno.',
  },
  {
    told: 'Malu é PACIENTE e ORGANIZADA. Seu quarto é CLARO, ARRUMADO e LIMPO. Ela gosta de jogos DIFÍCEIS, brinca DENTRO de casa e fala BAIXO.',
    turned:
      'Malu é impaciente e desorganizada. Seu quarto é escuro, desarrumado e sujo. Ela gosta de jogos fáceis, brinca fora de casa e fala alto.',
  },
  {
    told: 'O time era LEAL e UNIDO. O jogo COMEÇOU CEDO, a torcida ficou CALMA e o juiz foi JUSTO. Por isso, Sofia GANHOU e SORRIU.',
    turned:
      'O time era desleal e desunido. O jogo terminou tarde, a torcida ficou agitada e o juiz foi injusto. Por isso, Sofia perdeu e chorou.',
  },
  {
    told: 'A loja tinha um robô ÚTIL e OBEDIENTE. Ele LIGAVA as máquinas, JUNTAVA as peças e era BARATO. A dona o COMPROU, SATISFEITA.',
    turned:
      'A loja tinha um robô inútil e desobediente. Ele desligava as máquinas, separava as peças e era caro. A dona o vendeu, insatisfeita.',
  },
]
