import type { ContentSheet } from './sheet.ts'

export const PONTILHAR: readonly ContentSheet[] = [
  {
    key: 'pontos-peixe',
    title: 'Ligue os pontos: o peixe',
    description:
      'Quem mora no mar e se esconde entre estes números? Poucos pontos, bem grandes, e o comecinho da linha já traçado para dar o impulso.',
    instruction: 'Ligue os pontos em ordem, começando pela estrela.',
    sheet: { kind: 'pontilhar-numeros', level: 'facil', theme: 'peixe', seed: 601, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['ligar pontos', 'números', 'peixe'] },
  },
  {
    key: 'pontos-coracao',
    title: 'Coração pontilhado',
    description:
      'De ponto em ponto nasce um coração para presentear alguém. Reforça a sequência numérica e o controle do traço.',
    instruction: 'Ligue os números e descubra a figura.',
    sheet: { kind: 'pontilhar-numeros', level: 'facil', theme: 'coracao', seed: 602, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'números'] },
  },
  {
    key: 'pontos-estrela',
    title: 'Estrela pontilhada',
    description:
      'Uma estrela cheia de pontas para treinar mudanças de direção. Segue uma segunda figura surpresa para quem quiser mais.',
    instruction: 'Comece na estrelinha e siga os números.',
    sheet: { kind: 'pontilhar-numeros', level: 'facil', theme: 'estrela', seed: 603, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['ligar pontos', 'números'] },
  },
  {
    key: 'pontos-coelho',
    title: 'Orelhas entre os números',
    description:
      'Entre um número e outro começam a aparecer duas orelhas compridas… Para consolidar a contagem além da primeira dezena.',
    instruction: 'Siga os números na ordem. O que apareceu?',
    sheet: { kind: 'pontilhar-numeros', level: 'medio', theme: 'coelho', seed: 604, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'coelho'] },
  },
  {
    key: 'pontos-casa',
    title: 'A casa dos números',
    description:
      'Ligue do primeiro ao último ponto e veja o telhado subir. Depois, que tal desenhar quem mora dentro dela?',
    instruction: 'Ligue todos os pontos, do menor ao maior.',
    sheet: { kind: 'pontilhar-numeros', level: 'medio', theme: 'casa', seed: 605, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['ligar pontos', 'casa'] },
  },
  {
    key: 'pontos-foguete',
    title: 'Contagem para o lançamento',
    description:
      'Mais de vinte números preparam a decolagem. Quem erra a ordem entorta o foguete, então vale conferir antes de riscar.',
    instruction: 'Ligue os números e prepare o lançamento.',
    sheet: { kind: 'pontilhar-numeros', level: 'medio', theme: 'foguete', seed: 606, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['ligar pontos', 'foguete'] },
  },
  {
    key: 'pontos-tartaruga',
    title: 'Devagar e na ordem certa',
    description:
      'Como a tartaruga, sem pressa: um número por vez, olhando longe para achar o próximo. Exercita a busca visual.',
    instruction: 'Sem pressa: ligue os números em ordem.',
    sheet: { kind: 'pontilhar-numeros', level: 'medio', theme: 'tartaruga', seed: 607, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['ligar pontos', 'tartaruga'] },
  },
  {
    key: 'pontos-coruja',
    title: 'Segredo da noite',
    description:
      'Muitos pontos pequeninos escondem um animal que só acorda quando escurece. Para fazer com lápis apontado e bastante atenção.',
    instruction: 'Ligue os pontos e descubra quem é.',
    sheet: { kind: 'pontilhar-numeros', level: 'desafio', theme: 'coruja', seed: 608, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['ligar pontos', 'desafio'] },
  },
  {
    key: 'pontos-baleia',
    title: 'O gigante do oceano',
    description:
      'Mais de quarenta pontos até o gigante mostrar a cauda. Um desafio longo, bom para um fim de tarde tranquilo.',
    instruction: 'Ligue do 1 até o último número.',
    sheet: { kind: 'pontilhar-numeros', level: 'desafio', theme: 'baleia', seed: 609, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: false, tags: ['ligar pontos', 'mar'] },
  },
  {
    key: 'abc-maca',
    title: 'ABC da maçã',
    description: 'Em vez de números, letras. Cantar o alfabeto baixinho ajuda a lembrar o que vem depois do F.',
    instruction: 'Ligue as letras na ordem do alfabeto.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'facil', theme: 'maca', seed: 611, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['ligar pontos', 'alfabeto'] },
  },
  {
    key: 'abc-pato',
    title: 'Nadando de A em diante',
    description:
      'As primeiras letras formam um bichinho que adora água. Folha leve para quem está decorando o começo do alfabeto.',
    instruction: 'De A em diante, ligue as letras.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'facil', theme: 'pato', seed: 612, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'alfabeto'] },
  },
  {
    key: 'abc-sino',
    title: 'O alfabeto faz blém-blém',
    description:
      'Seguindo as letras, aparece algo que toca na hora do recreio. A linha em branco convida a escrever o nome da figura.',
    instruction: 'Siga o alfabeto e escreva o que apareceu.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'medio', theme: 'sino', seed: 613, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['ligar pontos', 'alfabeto'] },
  },
  {
    key: 'abc-cogumelo',
    title: 'Letras na floresta',
    description:
      'Entre árvores e folhas, as letras guardam duas figuras. Bom para retomar a ordem alfabética antes do uso do dicionário.',
    instruction: 'Ligue as letras e veja o que há na floresta.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'medio', theme: 'cogumelo', seed: 614, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['ligar pontos', 'alfabeto'] },
  },
  {
    key: 'abc-pipa-minusculas',
    title: 'De a até z, com letra pequena',
    description:
      'Agora só minúsculas, até o fim do alfabeto. Ajuda a reconhecer as letras como elas aparecem nos livros.',
    instruction: 'Ligue as letras minúsculas na ordem.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'desafio', theme: 'pipa', seed: 615, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: false, tags: ['ligar pontos', 'minúsculas'] },
  },
  {
    key: 'abc-cachorro-minusculas',
    title: 'Amigo de quatro patas',
    description:
      'As letras minúsculas desenham o melhor amigo de muita gente. Para conversar sobre cuidado com os animais enquanto se liga cada ponto.',
    instruction: 'Siga o alfabeto em letras minúsculas.',
    sheet: { kind: 'pontilhar-alfabeto', level: 'desafio', theme: 'cachorro', seed: 616, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'minúsculas'] },
  },
  {
    key: 'saltos-de-dois',
    title: 'De dois em dois',
    description:
      'Dois, quatro, seis, oito… a figura aparece contando de dois em dois. Uma porta de entrada para a tabuada.',
    instruction: 'Conte de 2 em 2 e ligue os pontos.',
    sheet: { kind: 'pontilhar-saltos', level: 'facil', theme: '2', seed: 621, pages: 1 },
    shelf: {
      ageRange: '5-7 anos',
      format: 'Colorido',
      isPremium: false,
      tags: ['ligar pontos', 'contagem', 'tabuada do 2'],
    },
  },
  {
    key: 'saltos-de-dez',
    title: 'Pulando de dez em dez',
    description:
      'Dezenas inteiras para percorrer com o lápis. Quem entende esse salto faz contas de cabeça com mais facilidade.',
    instruction: 'Conte de 10 em 10 e descubra a figura.',
    sheet: { kind: 'pontilhar-saltos', level: 'facil', theme: '10', seed: 622, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'dezenas'] },
  },
  {
    key: 'saltos-de-cinco',
    title: 'Figura de cinco em cinco',
    description: 'A contagem do relógio e do dinheiro vira desenho. Termina em 0 ou em 5? Então o caminho está certo.',
    instruction: 'Ligue contando de 5 em 5.',
    sheet: { kind: 'pontilhar-saltos', level: 'medio', theme: '5', seed: 623, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['ligar pontos', 'tabuada do 5'] },
  },
  {
    key: 'saltos-de-tres',
    title: 'Três, seis, nove…',
    description: 'A tabuada do três sem decoreba: cada resultado é um ponto, e os pontos contam uma história.',
    instruction: 'Conte de 3 em 3 e ligue.',
    sheet: { kind: 'pontilhar-saltos', level: 'medio', theme: '3', seed: 624, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['ligar pontos', 'tabuada do 3'] },
  },
  {
    key: 'saltos-para-tras',
    title: 'De quatro em quatro, para trás',
    description:
      'Comece no maior número e volte de quatro em quatro. Contar para trás prepara a subtração e a divisão.',
    instruction: 'Comece no maior e volte de 4 em 4.',
    sheet: { kind: 'pontilhar-saltos', level: 'desafio', theme: '4', seed: 625, pages: 1 },
    shelf: { ageRange: '10+ anos', format: 'Colorido', isPremium: true, tags: ['ligar pontos', 'tabuada do 4'] },
  },
  {
    key: 'saltos-de-cem',
    title: 'Descendo as centenas',
    description: 'Do maior ao menor, de cem em cem. Números grandes deixam de assustar quando viram um desenho.',
    instruction: 'Conte para trás de 100 em 100.',
    sheet: { kind: 'pontilhar-saltos', level: 'desafio', theme: '100', seed: 626, pages: 2 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: false, tags: ['ligar pontos', 'centenas'] },
  },
]
