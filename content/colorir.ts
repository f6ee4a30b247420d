import type { ContentSheet } from './sheet.ts'

export const COLORIR: readonly ContentSheet[] = [
  {
    key: 'mandala-das-petalas',
    title: 'Mandala das pétalas',
    description:
      'Espaços amplos e linhas grossas: uma primeira mandala para pintar de dentro para fora, respirando devagar.',
    instruction: 'Pinte do centro para fora, com calma.',
    sheet: { kind: 'colorir-mandala', level: 'facil', theme: 'livre', seed: 801, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['mandala', 'relaxar'] },
  },
  {
    key: 'mandala-de-sexta-feira',
    title: 'Mandala de sexta-feira',
    description:
      'Para o fim da semana, quando a turma pede silêncio. Combine três cores e veja quantos desenhos diferentes aparecem na sala.',
    instruction: 'Escolha três cores e pinte a mandala.',
    sheet: { kind: 'colorir-mandala', level: 'facil', theme: 'livre', seed: 802, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['mandala', 'calma'] },
  },
  {
    key: 'mandala-dos-aneis',
    title: 'Mandala dos anéis',
    description:
      'Um anel de cada vez, sempre na mesma direção. Ajuda a organizar o trabalho e a manter o foco até terminar.',
    instruction: 'Pinte um anel de cada vez.',
    sheet: { kind: 'colorir-mandala', level: 'medio', theme: 'livre', seed: 803, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['mandala', 'foco'] },
  },
  {
    key: 'mandala-espelhada',
    title: 'Mandala de cores repetidas',
    description:
      'Que tal repetir a mesma cor em todos os desenhos iguais? A simetria aparece como mágica e a atenção agradece.',
    instruction: 'Use a mesma cor nos desenhos iguais.',
    sheet: { kind: 'colorir-mandala', level: 'medio', theme: 'livre', seed: 804, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['mandala', 'simetria'] },
  },
  {
    key: 'mandala-da-paciencia',
    title: 'Mandala da paciência',
    description:
      'Detalhes pequenos para lápis de ponta fina. Indicada para adolescentes e adultos que gostam de se desligar do barulho.',
    instruction: 'Pinte os detalhes no seu ritmo.',
    sheet: { kind: 'colorir-mandala', level: 'desafio', theme: 'livre', seed: 805, pages: 1 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: false, tags: ['mandala', 'relaxar'] },
  },
  {
    key: 'colecao-de-mandalas',
    title: 'Pequena coleção de mandalas',
    description:
      'Quatro mandalas detalhadas, cada uma diferente da outra, para deixar na mesa da calma e escolher conforme o dia.',
    instruction: 'Escolha uma mandala e comece a pintar.',
    sheet: { kind: 'colorir-mandala', level: 'desafio', theme: 'livre', seed: 806, pages: 4 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: true, tags: ['mandala', 'coleção'] },
  },
  {
    key: 'gato-grandao',
    title: 'Um gato bem grandão',
    description:
      'Um único desenho, linhas grossas e muito espaço: o melhor começo para quem está aprendendo a não sair do contorno.',
    instruction: 'Pinte o gato com as cores que quiser.',
    sheet: { kind: 'colorir-desenho', level: 'facil', theme: 'gato', seed: 811, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['animais', 'gato'] },
  },
  {
    key: 'baleia-amiga',
    title: 'Baleia amiga',
    description: 'Azul, cinza ou cor-de-rosa? A baleia aceita qualquer cor. Traço largo, perfeito para giz de cera.',
    instruction: 'De que cor é a sua baleia? Pinte!',
    sheet: { kind: 'colorir-desenho', level: 'facil', theme: 'baleia', seed: 812, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['animais', 'mar'] },
  },
  {
    key: 'joaninha-e-amigos',
    title: 'A joaninha e um novo amigo',
    description:
      'Conte as pintinhas antes de colorir e, na segunda folha, conheça outro desenho surpresa. Desenvolve a preensão do lápis.',
    instruction: 'Conte as pintinhas e depois pinte.',
    sheet: { kind: 'colorir-desenho', level: 'facil', theme: 'joaninha', seed: 813, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: true, tags: ['animais', 'joaninha'] },
  },
  {
    key: 'tartaruga-marinha',
    title: 'Tartaruga marinha',
    description:
      'Uma tartaruga nas ondas, com companhia pelos cantos da página. Pode virar cartaz de um projeto sobre o mar.',
    instruction: 'Pinte a tartaruga e tudo em volta dela.',
    sheet: { kind: 'colorir-desenho', level: 'medio', theme: 'tartaruga', seed: 814, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['animais', 'mar', 'tartaruga'] },
  },
  {
    key: 'coelho-no-campo',
    title: 'O coelho saiu para passear',
    description: 'Colinas, bichinhos e um coelho curioso no meio. Invente com a turma para onde ele está indo.',
    instruction: 'Pinte o passeio do coelho.',
    sheet: { kind: 'colorir-desenho', level: 'medio', theme: 'coelho', seed: 815, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['animais', 'coelho'] },
  },
  {
    key: 'bolo-de-aniversario',
    title: 'Hoje tem bolo!',
    description:
      'Para o mural dos aniversariantes: um bolo no centro e enfeites ao redor. Cada criança escolhe o sabor pela cor.',
    instruction: 'De que sabor é o bolo? Pinte do seu jeito.',
    sheet: { kind: 'colorir-desenho', level: 'medio', theme: 'bolo', seed: 816, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['festa', 'aniversário'] },
  },
  {
    key: 'foguete-entre-astros',
    title: 'Viagem de foguete',
    description:
      'O céu inteiro para colorir: use cores escuras no fundo e claras no resto, e o foguete vai parecer aceso.',
    instruction: 'Pinte a viagem: o céu escuro, o foguete claro.',
    sheet: { kind: 'colorir-desenho', level: 'desafio', theme: 'foguete', seed: 817, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['espaço', 'foguete'] },
  },
  {
    key: 'borboletario',
    title: 'No reino da borboleta',
    description:
      'Uma cena cheia de companhia, com linhas finas e asas para decorar com padrões. Boa para lápis de cor bem apontado.',
    instruction: 'Crie um padrão para as asas e pinte a cena.',
    sheet: { kind: 'colorir-desenho', level: 'desafio', theme: 'borboleta', seed: 818, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['animais', 'borboleta'] },
  },
  {
    key: 'numeros-do-coracao',
    title: 'Pinte por número: o que aparece?',
    description: 'Cada número é uma cor. Quadradinho por quadradinho surge um desenho que todo mundo reconhece.',
    instruction: 'Pinte cada número com a sua cor.',
    sheet: { kind: 'colorir-numeros', level: 'facil', theme: 'coracao', seed: 821, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['pinte por número', 'números'] },
  },
  {
    key: 'quadradinhos-da-melancia',
    title: 'Quadradinhos de verão',
    description:
      'Uma fruta geladinha escondida na grade. Seguir a legenda exercita a leitura de códigos e a organização no papel.',
    instruction: 'Siga a legenda e pinte os quadradinhos.',
    sheet: { kind: 'colorir-numeros', level: 'medio', theme: 'melancia', seed: 822, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['pinte por número', 'frutas'] },
  },
  {
    key: 'mosaico-do-cogumelo',
    title: 'Mosaico da floresta',
    description:
      'Mais de cento e cinquenta quadradinhos e uma figura da floresta. Para dividir em dois dias, sem cansar a mão.',
    instruction: 'Complete o mosaico pela legenda.',
    sheet: { kind: 'colorir-numeros', level: 'medio', theme: 'cogumelo', seed: 823, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['pinte por número', 'mosaico'] },
  },
  {
    key: 'pixels-do-foguete',
    title: 'Arte em pixels',
    description:
      'Como nas telas antigas: pequenos quadrados que, de longe, viram imagem. Desafio de precisão para quem gosta de detalhes.',
    instruction: 'Pinte os pixels e afaste a folha para ver.',
    sheet: { kind: 'colorir-numeros', level: 'desafio', theme: 'foguete', seed: 824, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['pinte por número', 'pixels'] },
  },
  {
    key: 'contas-que-viram-flor',
    title: 'Contas que viram desenho',
    description:
      'Resolva a continha, olhe a legenda e pinte. As somas são pequenas e a surpresa confere o resultado por você.',
    instruction: 'Resolva cada conta e pinte com a cor do resultado.',
    sheet: { kind: 'colorir-contas', level: 'facil', theme: 'flor', seed: 831, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['adição', 'pinte por número'] },
  },
  {
    key: 'somas-saborosas',
    title: 'Somas saborosas',
    description:
      'Somas até 10 escondem algo gostoso. Quem acerta as contas acerta as cores, e dá para conferir só de olhar.',
    instruction: 'Some e pinte com a cor da legenda.',
    sheet: { kind: 'colorir-contas', level: 'medio', theme: 'sorvete', seed: 832, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['adição', 'pinte por número'] },
  },
  {
    key: 'codigo-secreto-das-contas',
    title: 'Código secreto das contas',
    description:
      'Somas e subtrações até 20 misturadas em uma grade. Um jeito animado de treinar cálculo mental sem lista de exercícios.',
    instruction: 'Calcule e decifre o desenho com as cores.',
    sheet: { kind: 'colorir-contas', level: 'desafio', theme: 'tartaruga', seed: 833, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['cálculo mental', 'pinte por número'] },
  },
]
