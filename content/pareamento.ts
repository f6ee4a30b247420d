import type { ContentSheet } from './sheet.ts'

export const PAREAMENTO: readonly ContentSheet[] = [
  {
    key: 'quem-combina',
    title: 'Quem combina?',
    description:
      'Cada bicho procura aquilo de que mais gosta. Ligar os pares puxa conversa sobre onde os animais moram e o que comem.',
    instruction: 'Ligue cada bicho ao que combina com ele.',
    sheet: { kind: 'quem-combina', level: 'facil', theme: 'bichos', seed: 401, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['associação', 'bichos'] },
  },
  {
    key: 'par-perfeito',
    title: 'Par perfeito',
    description:
      'Cinco animais de um lado, cinco surpresas do outro, em preto e branco para colorir cada par da mesma cor depois de ligar.',
    instruction: 'Encontre o par de cada bicho e ligue.',
    sheet: { kind: 'quem-combina', level: 'medio', theme: 'bichos', seed: 402, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['associação', 'bichos'] },
  },
  {
    key: 'bichos-e-seus-cantinhos',
    title: 'Os bichos e os seus cantinhos',
    description:
      'Sete pares em cada folha, bem juntinhos: as linhas vão se cruzar e será preciso seguir cada uma com calma até o fim.',
    instruction: 'Ligue os sete pares sem se confundir.',
    sheet: { kind: 'quem-combina', level: 'desafio', theme: 'bichos', seed: 403, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['associação', 'bichos', 'atenção'] },
  },
  {
    key: 'para-que-serve',
    title: 'O que vai com o quê?',
    description:
      'Algumas coisas só funcionam juntas. Peça para a criança explicar o porquê de cada ligação: aí está a melhor parte da atividade.',
    instruction: 'Ligue as coisas que vão juntas.',
    sheet: { kind: 'quem-combina', level: 'facil', theme: 'objetos', seed: 404, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['associação', 'objetos'] },
  },
  {
    key: 'pares-do-dia-a-dia',
    title: 'Pares do dia a dia',
    description:
      'Objetos e coisas da natureza que sempre aparecem juntos. Favorece o raciocínio e amplia o vocabulário em rodas de conversa.',
    instruction: 'Qual é o par? Ligue com uma linha.',
    sheet: { kind: 'quem-combina', level: 'medio', theme: 'objetos', seed: 405, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['associação', 'vocabulário'] },
  },
  {
    key: 'sete-pares-para-pensar',
    title: 'Sete pares para pensar',
    description:
      'Nem toda ligação é óbvia, e é isso que dá gosto. Duas folhas com sete pares para resolver em dupla, combinando as respostas.',
    instruction: 'Pense bem e ligue os sete pares.',
    sheet: { kind: 'quem-combina', level: 'desafio', theme: 'objetos', seed: 406, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['associação', 'raciocínio'] },
  },
  {
    key: 'numero-e-quantidade',
    title: 'Número e quantidade',
    description:
      'O 3 e três coisinhas são a mesma ideia escrita de dois jeitos. Até 5, com espaço de sobra para traçar a linha.',
    instruction: 'Ligue o número ao grupo com a mesma quantidade.',
    sheet: { kind: 'quantidades', level: 'facil', theme: 'frutas', seed: 411, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['números', 'quantidades', 'até 5'] },
  },
  {
    key: 'quantos-no-jardim',
    title: 'Quantos há no jardim?',
    description:
      'Flores e bichinhos para contar e ligar ao algarismo certo. Duas páginas, para fazer uma junto e deixar a outra como tarefa.',
    instruction: 'Conte e ligue ao número certo.',
    sheet: { kind: 'quantidades', level: 'facil', theme: 'jardim', seed: 412001, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['números', 'contagem'] },
  },
  {
    key: 'brinquedos-ate-dez',
    title: 'Brinquedos de um a dez',
    description:
      'Os brinquedos estão arrumados em duas fileiras, o que ajuda a reconhecer a quantidade sem contar um por um.',
    instruction: 'Ligue cada número aos brinquedos.',
    sheet: { kind: 'quantidades', level: 'medio', theme: 'brinquedos', seed: 413, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['números', 'até 10'] },
  },
  {
    key: 'numeros-do-mar',
    title: 'Números que vêm do mar',
    description:
      'De barcos a tartarugas, tudo para contar. A correspondência entre número e quantidade é a base das primeiras contas.',
    instruction: 'Conte cada grupo e ligue ao número.',
    sheet: { kind: 'quantidades', level: 'medio', theme: 'mar', seed: 414, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['números', 'mar'] },
  },
  {
    key: 'numeros-por-extenso',
    title: 'Números por extenso',
    description: 'SETE, NOVE, DEZ: agora o número vem escrito com letras. Une leitura e contagem na mesma folha.',
    instruction: 'Leia o número e ligue à quantidade.',
    sheet: { kind: 'quantidades', level: 'desafio', theme: 'escola', seed: 415, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['números', 'por extenso', 'leitura'] },
  },
  {
    key: 'estrelas-por-extenso',
    title: 'Do céu para as palavras',
    description:
      'Conte o que brilha e o que voa, leia o nome do número e ligue. Depois, escreva os nomes no caderno em ordem crescente.',
    instruction: 'Ligue o nome do número ao grupo certo.',
    sheet: { kind: 'quantidades', level: 'desafio', theme: 'ceu', seed: 416, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['números', 'por extenso'] },
  },
  {
    key: 'letra-grande-letra-pequena',
    title: 'Letra grande, letra pequena',
    description:
      'A maiúscula procura a sua minúscula. Quatro letras por folha, escolhidas para não se confundirem entre si.',
    instruction: 'Ligue a letra grande à pequena.',
    sheet: { kind: 'maiusculas-e-minusculas', level: 'facil', theme: 'alfabeto', seed: 421, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['letras', 'minúsculas'] },
  },
  {
    key: 'familia-das-vogais',
    title: 'A família das vogais',
    description:
      'A mãe e o filho de cada vogal se perderam na praça. Para reconhecer as vogais nos dois tamanhos, brincando.',
    instruction: 'Leve cada vogal pequena até a sua vogal grande.',
    sheet: { kind: 'maiusculas-e-minusculas', level: 'medio', theme: 'vogais', seed: 422, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['vogais', 'minúsculas'] },
  },
  {
    key: 'letras-que-mudam-de-forma',
    title: 'Letras que mudam de forma',
    description:
      'H e h, D e d, Q e q: aqui só entram letras que ficam diferentes quando diminuem. Bom para avaliar quem já conhece as duas formas.',
    instruction: 'Cada maiúscula tem uma minúscula. Ligue.',
    sheet: { kind: 'maiusculas-e-minusculas', level: 'medio', theme: 'alfabeto', seed: 423, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['letras', 'minúsculas'] },
  },
  {
    key: 'imprensa-e-cursiva',
    title: 'Imprensa e cursiva',
    description:
      'A letra de forma encontra a cursiva da escola, com o mesmo traçado que a turma usa no caderno. Prepara para a transição da escrita.',
    instruction: 'Ligue a letra de forma à letra cursiva.',
    sheet: { kind: 'maiusculas-e-minusculas', level: 'desafio', theme: 'alfabeto', seed: 424, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['letras', 'cursiva'] },
  },
  {
    key: 'metades-dos-bichos',
    title: 'A outra metade',
    description:
      'Um bicho cortado ao meio procura o resto de si. Cores, orelhas e bigodes dão as pistas para quem está começando.',
    instruction: 'Ligue as duas metades do mesmo bicho.',
    sheet: { kind: 'metades', level: 'facil', theme: 'bichos', seed: 431, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['metades', 'bichos'] },
  },
  {
    key: 'fruta-partida',
    title: 'Fruta partida ao meio',
    description:
      'Cinco frutas cortadas e nenhuma cor para ajudar: vale o formato, o cabinho e as sementes. Conversa boa para introduzir a ideia de metade.',
    instruction: 'Junte as metades de cada fruta.',
    sheet: { kind: 'metades', level: 'medio', theme: 'frutas', seed: 432, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['metades', 'frutas'] },
  },
  {
    key: 'metade-de-cada-coisa',
    title: 'Metade de cada coisa',
    description:
      'Seis objetos divididos por página. Quem termina pode cobrir uma metade com papel e tentar desenhá-la de memória.',
    instruction: 'Encontre a outra metade de cada objeto.',
    sheet: { kind: 'metades', level: 'desafio', theme: 'objetos', seed: 433, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['metades', 'simetria'] },
  },
  {
    key: 'metades-coloridas',
    title: 'Frutas que se completam',
    description:
      'Quatro frutas, oito pedaços. As cores guiam o olhar e a criança confirma pela forma, ligando cada parte ao seu todo.',
    instruction: 'Complete as frutas: ligue as metades.',
    sheet: { kind: 'metades', level: 'facil', theme: 'frutas', seed: 434, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: true, tags: ['metades', 'frutas'] },
  },
  {
    key: 'bichos-pela-metade',
    title: 'Bichos pela metade',
    description:
      'Seis bichos embaralhados em cada folha: o focinho de um, a orelha de outro. Um desafio de parte e todo que arranca risadas.',
    instruction: 'Ligue o lado esquerdo ao lado direito de cada bicho.',
    sheet: { kind: 'metades', level: 'desafio', theme: 'bichos', seed: 435, pages: 3 },
    shelf: {
      ageRange: '10+ anos',
      format: 'Preto e Branco',
      isPremium: false,
      tags: ['metades', 'bichos', 'simetria'],
    },
  },
]
