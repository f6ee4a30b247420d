import type { ContentSheet } from './sheet.ts'

export const TRACEJAR: readonly ContentSheet[] = [
  {
    key: 'primeiros-caminhos',
    title: 'Primeiros caminhos',
    description:
      'Linhas retas, ondas e uma montanha só: o início da coordenação fina, com figuras que dão vontade de chegar do outro lado.',
    instruction: 'Passe o lápis por cima das linhas.',
    sheet: { kind: 'tracejar-linhas', level: 'facil', theme: 'misto', seed: 701, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['linhas', 'coordenação motora'] },
  },
  {
    key: 'estrada-reta',
    title: 'Estrada bem retinha',
    description:
      'Só linhas retas, da esquerda para a direita, no sentido da escrita. Experimente primeiro com o dedo, depois com giz de cera.',
    instruction: 'Siga a estrada reta até o fim.',
    sheet: { kind: 'tracejar-linhas', level: 'facil', theme: 'reta', seed: 702, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['linhas', 'retas'] },
  },
  {
    key: 'ondas-do-mar',
    title: 'Ondas para lá, ondas para cá',
    description: 'Sobe e desce sem tirar o lápis do papel. O movimento contínuo prepara a mão para a letra cursiva.',
    instruction: 'Siga as ondas sem tirar o lápis do papel.',
    sheet: { kind: 'tracejar-linhas', level: 'medio', theme: 'onda', seed: 703, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: true, tags: ['linhas', 'ondas'] },
  },
  {
    key: 'montanhas-em-ziguezague',
    title: 'Montanhas em zigue-zague',
    description: 'Cada pico pede uma paradinha e uma nova direção. Ótimo para crianças que ainda arredondam as pontas.',
    instruction: 'Suba e desça as montanhas com o lápis.',
    sheet: { kind: 'tracejar-linhas', level: 'medio', theme: 'ziguezague', seed: 704, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['linhas', 'zigue-zague'] },
  },
  {
    key: 'escadinha-de-degraus',
    title: 'Degraus do castelo',
    description:
      'Para cima, para o lado, para baixo: ângulos retos que lembram a muralha de um castelo. Trabalha o controle ao parar e virar.',
    instruction: 'Percorra os degraus, um de cada vez.',
    sheet: { kind: 'tracejar-linhas', level: 'medio', theme: 'degraus', seed: 705, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['linhas', 'ângulos'] },
  },
  {
    key: 'pula-pula-do-lapis',
    title: 'Pula-pula do lápis',
    description: 'O lápis salta como um sapo, em arcos bem redondos. Vale fazer o som do pulo em cada um!',
    instruction: 'Faça o lápis pular de arco em arco.',
    sheet: { kind: 'tracejar-linhas', level: 'facil', theme: 'pulos', seed: 706, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: true, tags: ['linhas', 'arcos'] },
  },
  {
    key: 'lacos-de-fita',
    title: 'Laços de fita',
    description:
      'Voltinhas que lembram o e e o l da letra cursiva. Uma preparação divertida para começar a emendar letras.',
    instruction: 'Siga os laços sem parar no meio.',
    sheet: { kind: 'tracejar-linhas', level: 'desafio', theme: 'lacos', seed: 707, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['linhas', 'laços', 'cursiva'] },
  },
  {
    key: 'caminhos-malucos',
    title: 'Caminhos malucos',
    description:
      'De tudo um pouco, em tamanho menor: ondas, laços, degraus. Serve de aquecimento antes da escrita ou de registro da evolução do traço.',
    instruction: 'Passe por todos os caminhos com capricho.',
    sheet: { kind: 'tracejar-linhas', level: 'desafio', theme: 'misto', seed: 708, pages: 2 },
    shelf: {
      ageRange: '8-10 anos',
      format: 'Preto e Branco',
      isPremium: false,
      tags: ['linhas', 'coordenação motora'],
    },
  },
  {
    key: 'letra-a',
    title: 'Letra A: siga os pontos',
    description:
      'A letra que abre o alfabeto, enorme e numerada traço por traço. Comece pela bolinha e siga os pontos no seu tempo.',
    instruction: 'Comece na bolinha e siga os pontos.',
    sheet: { kind: 'tracejar-letra', level: 'facil', theme: 'A', seed: 711, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['letras', 'letra a', 'vogais'] },
  },
  {
    key: 'letra-e',
    title: 'E de escrever',
    description: 'Três braços e uma coluna: é assim que se faz o E. A ordem dos traços vem numerada no modelo.',
    instruction: 'Trace a letra E com cuidado.',
    sheet: { kind: 'tracejar-letra', level: 'facil', theme: 'E', seed: 712, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['letras', 'letra e', 'vogais'] },
  },
  {
    key: 'letra-o',
    title: 'O redondo como uma bola',
    description:
      'Girar sem deixar buraco é mais difícil do que parece. Uma linha para o O grande, outra para o pequeno e uma com os dois.',
    instruction: 'Gire o lápis e trace a letra O.',
    sheet: { kind: 'tracejar-letra', level: 'medio', theme: 'O', seed: 713, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['letras', 'letra o', 'vogais'] },
  },
  {
    key: 'letra-b',
    title: 'B barrigudo',
    description:
      'Uma linha em pé e duas barriguinhas. O B minúsculo vem logo abaixo, para comparar de que lado fica a barriga.',
    instruction: 'Trace o B grande e o b pequeno.',
    sheet: { kind: 'tracejar-letra', level: 'medio', theme: 'B', seed: 714, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['letras', 'letra b'] },
  },
  {
    key: 'letra-m',
    title: 'M de mamãe',
    description:
      'Sobe, desce, sobe, desce: o M é uma montanha dupla. Um bom presente é escrever o nome da mamãe no verso.',
    instruction: 'Suba e desça: trace a letra M.',
    sheet: { kind: 'tracejar-letra', level: 'medio', theme: 'M', seed: 715, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['letras', 'letra m'] },
  },
  {
    key: 'letra-s',
    title: 'S de serpente',
    description:
      'Uma curva para cada lado, como uma cobrinha passeando. Em tamanho de caderno, com maiúscula e minúscula alternadas.',
    instruction: 'Deslize pelas curvas da letra S.',
    sheet: { kind: 'tracejar-letra', level: 'desafio', theme: 'S', seed: 716, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['letras', 'letra s'] },
  },
  {
    key: 'letra-g',
    title: 'A voltinha do G',
    description:
      'O G dá quase uma volta inteira e guarda uma surpresa no fim. Quatro linhas para treinar até a mão lembrar sozinha.',
    instruction: 'Trace a letra G até a última linha.',
    sheet: { kind: 'tracejar-letra', level: 'desafio', theme: 'G', seed: 717, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['letras', 'letra g'] },
  },
  {
    key: 'letra-r',
    title: 'R que ronca',
    description:
      'Rrrr! Falar o som enquanto se traça ajuda a juntar ouvido, olho e mão. Modelo numerado e pauta de tamanho médio.',
    instruction: 'Faça o som e trace a letra R.',
    sheet: { kind: 'tracejar-letra', level: 'medio', theme: 'R', seed: 718, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['letras', 'letra r'] },
  },
  {
    key: 'numero-um',
    title: 'Número 1, o primeiro',
    description: 'Um traço curto, um traço comprido e pronto. Ao lado, uma única figura para lembrar quanto vale.',
    instruction: 'Trace o número 1.',
    sheet: { kind: 'tracejar-numero', level: 'facil', theme: '1', seed: 721, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['números', 'número 1'] },
  },
  {
    key: 'numero-tres',
    title: 'Três curvinhas, número 3',
    description:
      'O 3 adora virar para o lado errado! Com o ponto de partida marcado, fica mais fácil lembrar por onde começar.',
    instruction: 'Comece no ponto e trace o número 3.',
    sheet: { kind: 'tracejar-numero', level: 'facil', theme: '3', seed: 722, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: true, tags: ['números', 'número 3'] },
  },
  {
    key: 'numero-cinco',
    title: 'O 5 e o seu chapéu',
    description: 'Desce, faz a barriga e só no fim ganha o chapéu. Conte as figuras, diga cinco e trace sem pressa.',
    instruction: 'Conte as figuras e trace o número 5.',
    sheet: { kind: 'tracejar-numero', level: 'medio', theme: '5', seed: 723, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['números', 'número 5'] },
  },
  {
    key: 'numero-oito',
    title: 'Oito, a pista de corrida',
    description:
      'O 8 é uma pista que cruza no meio e volta ao começo. Treino de fluidez para o punho e de atenção para os olhos.',
    instruction: 'Dê a volta completa no número 8.',
    sheet: { kind: 'tracejar-numero', level: 'medio', theme: '8', seed: 724, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['números', 'número 8'] },
  },
  {
    key: 'numero-dez',
    title: 'Chegamos ao 10!',
    description: 'Dois algarismos juntos pela primeira vez. Em linhas menores, para quem já traça bem do 1 ao 9.',
    instruction: 'Trace o 1 e o 0, bem juntinhos.',
    sheet: { kind: 'tracejar-numero', level: 'desafio', theme: '10', seed: 725, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['números', 'número 10', 'dezena'] },
  },
]
