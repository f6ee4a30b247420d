import type { ContentSheet } from './sheet.ts'

export const LABIRINTO: readonly ContentSheet[] = [
  {
    key: 'labirinto-do-coelho',
    title: 'Labirinto do coelho',
    description:
      'O coelho acordou com fome e a cenoura está do outro lado. Caminhos largos, próprios para quem ainda está firmando o lápis.',
    instruction: 'Ajude o coelho a encontrar a cenoura.',
    sheet: { kind: 'labirinto-retangular', level: 'facil', theme: 'coelho', seed: 501, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'coelho'] },
  },
  {
    key: 'volta-para-casa',
    title: 'De carro, de volta para casa',
    description:
      'Depois do passeio, o carro precisa achar o caminho da garagem. Convida a planejar a rota com o dedo antes de riscar.',
    instruction: 'Leve o carro até a casa.',
    sheet: { kind: 'labirinto-retangular', level: 'facil', theme: 'carro', seed: 502, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['labirinto', 'carro'] },
  },
  {
    key: 'labirinto-do-osso',
    title: 'Labirinto do osso enterrado',
    description:
      'O cachorro enterrou o osso e esqueceu onde. Há ruas sem saída no caminho: errar, voltar e tentar de novo faz parte.',
    instruction: 'Ajude o cachorro a achar o osso.',
    sheet: { kind: 'labirinto-retangular', level: 'medio', theme: 'cachorro', seed: 503, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'cachorro'] },
  },
  {
    key: 'rato-e-queijo',
    title: 'O rato e o queijo',
    description:
      'Um clássico dos labirintos, com caminhos médios e um só trajeto certo. Exercita a coordenação fina e a paciência.',
    instruction: 'Leve o rato até o queijo.',
    sheet: { kind: 'labirinto-retangular', level: 'medio', theme: 'rato', seed: 504, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['labirinto', 'rato'] },
  },
  {
    key: 'caca-ao-tesouro',
    title: 'Caça ao tesouro',
    description:
      'A chave abre o baú, e no baú está a coroa. Corredores estreitos e muitas voltas para exploradores experientes.',
    instruction: 'Siga com a chave até a coroa.',
    sheet: { kind: 'labirinto-retangular', level: 'desafio', theme: 'tesouro', seed: 505, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['labirinto', 'tesouro'] },
  },
  {
    key: 'labirinto-gigante-da-coruja',
    title: 'Labirinto gigante da coruja',
    description:
      'A coruja quer tocar uma estrela antes de o sol nascer. Três folhas de labirintos cheios, para treinar concentração por mais tempo.',
    instruction: 'Guie a coruja até a estrela.',
    sheet: { kind: 'labirinto-retangular', level: 'desafio', theme: 'coruja', seed: 506, pages: 3 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: false, tags: ['labirinto', 'concentração'] },
  },
  {
    key: 'caminho-da-abelha',
    title: 'Caminho da abelha',
    description:
      'Voando em círculos, a abelha procura a flor bem no centro. Linhas curvas pedem um movimento de punho diferente do labirinto reto.',
    instruction: 'Leve a abelha até a flor do centro.',
    sheet: { kind: 'labirinto-redondo', level: 'facil', theme: 'abelha', seed: 511, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'abelha'] },
  },
  {
    key: 'labirinto-redondo-do-caracol',
    title: 'Labirinto redondo do caracol',
    description:
      'Devagar e sempre: o caracol dá voltas e mais voltas até a folha. Um bom momento para respirar fundo e seguir a linha com calma.',
    instruction: 'Vá com o caracol até a folha.',
    sheet: { kind: 'labirinto-redondo', level: 'facil', theme: 'caracol', seed: 512, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['labirinto', 'caracol'] },
  },
  {
    key: 'foguete-em-orbita',
    title: 'Foguete em órbita',
    description:
      'Anéis como os de um planeta e um único corredor que leva à lua. Trabalha o traçado curvo e a antecipação do caminho.',
    instruction: 'Pilote o foguete até a lua.',
    sheet: { kind: 'labirinto-redondo', level: 'medio', theme: 'foguete', seed: 513, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['labirinto', 'espaço'] },
  },
  {
    key: 'gatinho-pescador',
    title: 'O gato e o peixe do meio',
    description:
      'O peixe está no centro do lago e o gato, na margem. Sem colorir, para pintar as voltas certas depois de resolver.',
    instruction: 'Ajude o gato a chegar ao peixe.',
    sheet: { kind: 'labirinto-redondo', level: 'medio', theme: 'gato', seed: 514, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['labirinto', 'gato'] },
  },
  {
    key: 'espiral-da-borboleta',
    title: 'Mil voltas da borboleta',
    description: 'Muitos anéis, muitas portas e uma só entrada até a flor. Para fazer a lápis, com borracha por perto.',
    instruction: 'Leve a borboleta até a flor.',
    sheet: { kind: 'labirinto-redondo', level: 'desafio', theme: 'borboleta', seed: 515, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['labirinto', 'borboleta'] },
  },
  {
    key: 'labirinto-da-colmeia',
    title: 'Labirinto da colmeia',
    description:
      'As paredes são favos de seis lados e o caminho vira em direções inesperadas. A abelha agradece a ajuda!',
    instruction: 'Passe pelos favos e chegue à flor.',
    sheet: { kind: 'labirinto-colmeia', level: 'facil', theme: 'abelha', seed: 521, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'abelha', 'colmeia'] },
  },
  {
    key: 'joaninha-nos-favos',
    title: 'Joaninha perdida nos favos',
    description:
      'Ela entrou por engano na colmeia e quer voltar para o cogumelo. Os hexágonos exigem olhar cada canto antes de seguir.',
    instruction: 'Mostre à joaninha o caminho do cogumelo.',
    sheet: { kind: 'labirinto-colmeia', level: 'medio', theme: 'joaninha', seed: 522, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['labirinto', 'joaninha'] },
  },
  {
    key: 'passaro-na-floresta',
    title: 'Voo pela floresta',
    description:
      'Um pássaro, uma árvore e centenas de cantinhos hexagonais no meio. Quem encontra o caminho mais rápido da turma?',
    instruction: 'Ajude o pássaro a pousar na árvore.',
    sheet: { kind: 'labirinto-colmeia', level: 'desafio', theme: 'passaro', seed: 523, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['labirinto', 'pássaro'] },
  },
  {
    key: 'labirinto-do-coracao',
    title: 'Labirinto do coração',
    description:
      'Um labirinto inteiro dentro de um coração, para o Dia das Mães, dos Pais ou da amizade. Depois de resolver, é só recortar e entregar.',
    instruction: 'Atravesse o coração de ponta a ponta.',
    sheet: { kind: 'labirinto-figura', level: 'facil', theme: 'coracao', seed: 531, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'coração'] },
  },
  {
    key: 'labirinto-na-barriga-do-peixe',
    title: 'Labirinto na barriga do peixe',
    description:
      'Da cabeça à cauda, por dentro do peixe! O contorno do desenho deixa o labirinto com cara de livro de histórias.',
    instruction: 'Encontre o caminho por dentro do peixe.',
    sheet: { kind: 'labirinto-figura', level: 'medio', theme: 'peixe', seed: 532, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['labirinto', 'peixe'] },
  },
  {
    key: 'por-dentro-da-maca',
    title: 'Por dentro da maçã',
    description:
      'Que caminho uma minhoca faria aqui dentro? Um labirinto em forma de maçã para a semana da alimentação saudável.',
    instruction: 'Atravesse a maçã sem bater nas paredes.',
    sheet: { kind: 'labirinto-figura', level: 'medio', theme: 'maca', seed: 533, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['labirinto', 'maçã'] },
  },
  {
    key: 'casa-de-mil-corredores',
    title: 'A casa de mil corredores',
    description:
      'Uma casa com corredores do chão ao telhado e uma única passagem livre. Exige olhar de longe antes de começar.',
    instruction: 'Ache a passagem por dentro da casa.',
    sheet: { kind: 'labirinto-figura', level: 'desafio', theme: 'casa', seed: 534, pages: 1 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['labirinto', 'casa'] },
  },
  {
    key: 'labirinto-para-contar',
    title: 'Labirinto para contar',
    description:
      'Há surpresas pelo caminho: resolva o labirinto e conte só as que ficaram na trilha certa. Duas habilidades em uma folha.',
    instruction: 'Siga o pato e conte o que há no caminho.',
    sheet: { kind: 'labirinto-coleta', level: 'facil', theme: 'pato', seed: 541, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['labirinto', 'contagem'] },
  },
  {
    key: 'trilha-da-tartaruga',
    title: 'A trilha da tartaruga',
    description:
      'A tartaruga recolhe o que encontra até chegar ao morango, mas nem tudo está na trilha. Pede atenção para não contar a mais.',
    instruction: 'Faça a trilha e conte só o que está nela.',
    sheet: { kind: 'labirinto-coleta', level: 'medio', theme: 'tartaruga', seed: 542, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['labirinto', 'contagem'] },
  },
  {
    key: 'sapo-colecionador',
    title: 'O sapo colecionador',
    description:
      'Um labirinto grande, com muita coisa para juntar e mais ainda para deixar de lado. Para conferir em grupo, comparando as contagens.',
    instruction: 'Ache o caminho do sapo e conte o que ele juntou.',
    sheet: { kind: 'labirinto-coleta', level: 'desafio', theme: 'sapo', seed: 543, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['labirinto', 'contagem', 'atenção'] },
  },
]
