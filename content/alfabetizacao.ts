import type { ContentSheet } from './sheet.ts'

export const ALFABETIZACAO: readonly ContentSheet[] = [
  {
    key: 'com-que-vogal-comeca',
    title: 'Com que vogal começa?',
    description:
      'A, E, I, O ou U? A criança diz o nome da figura em voz alta, prolonga o primeiro som e circula a vogal. Primeiro passo da consciência fonológica.',
    instruction: 'Fale o nome da figura e circule a primeira vogal.',
    sheet: { kind: 'primeira-letra', level: 'facil', theme: 'vogais', seed: 201, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['vogais', 'som inicial'] },
  },
  {
    key: 'vogais-para-ouvir',
    title: 'Vogais para ouvir e marcar',
    description:
      'Três páginas de figuras que começam com vogal, para retomar em dias diferentes. Funciona bem em dupla: um fala, o outro marca.',
    instruction: 'Escute o começo da palavra e circule a vogal.',
    sheet: { kind: 'primeira-letra', level: 'facil', theme: 'vogais', seed: 202, pages: 3 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['vogais', 'som inicial'] },
  },
  {
    key: 'letra-dos-bichos',
    title: 'A primeira letra dos bichos',
    description:
      'G de gato, S de sapo, T de tartaruga. Quatro letras para escolher em cada linha, sem pegadinhas de som parecido.',
    instruction: 'Circule a letra que começa o nome do bicho.',
    sheet: { kind: 'primeira-letra', level: 'medio', theme: 'bichos', seed: 203014, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['letras', 'consoantes', 'bichos'] },
  },
  {
    key: 'letra-inicial-da-casa',
    title: 'Que letra mora nesta casa?',
    description:
      'Objetos do dia a dia e suas consoantes iniciais. Antes de imprimir, vale procurar em casa outras coisas que comecem igual.',
    instruction: 'Circule a primeira letra de cada objeto.',
    sheet: { kind: 'primeira-letra', level: 'medio', theme: 'casa', seed: 204, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['letras', 'consoantes'] },
  },
  {
    key: 'falta-a-primeira',
    title: 'Fugiu a primeira letra!',
    description:
      'O resto da palavra ficou esperando. A criança reconhece a figura, escreve a letra que fugiu e lê a palavra inteira.',
    instruction: 'Escreva a letra que fugiu e leia a palavra.',
    sheet: { kind: 'primeira-letra', level: 'desafio', theme: 'passeio', seed: 205, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['letras', 'escrita'] },
  },
  {
    key: 'juntando-silabas',
    title: 'Juntando sílabas',
    description:
      'GA com TO dá GATO! Palavras de duas sílabas com cartões grandes e linha de caderno para escrever. Um clássico do comecinho da leitura.',
    instruction: 'Junte as sílabas e escreva a palavra.',
    sheet: { kind: 'juntar-silabas', level: 'facil', theme: 'tudo', seed: 211, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['sílabas', 'leitura'] },
  },
  {
    key: 'silabas-da-casa',
    title: 'Sílabas pela casa',
    description:
      'Cama, mesa, mala, vela: palavras curtas que a criança vê todos os dias. Sobra espaço na linha para quem ainda escreve grande.',
    instruction: 'Leia as sílabas e escreva a palavra na linha.',
    sheet: { kind: 'juntar-silabas', level: 'facil', theme: 'casa', seed: 212007, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['sílabas', 'escrita', 'casa'] },
  },
  {
    key: 'tres-silabas-na-feira',
    title: 'Três sílabas na feira',
    description:
      'Tomate, banana, cenoura… Bata uma palma para cada pedacinho antes de escrever: o corpo ajuda a perceber as três sílabas.',
    instruction: 'Junte as três sílabas e escreva.',
    sheet: { kind: 'juntar-silabas', level: 'medio', theme: 'comidas', seed: 213, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['sílabas', 'frutas'] },
  },
  {
    key: 'silabas-no-passeio',
    title: 'Sílabas de um dia de passeio',
    description:
      'Estrela, foguete, árvore e outras palavras de três sílabas para ler, juntar e copiar com capricho na linha pautada.',
    instruction: 'Leia os pedacinhos e escreva a palavra inteira.',
    sheet: { kind: 'juntar-silabas', level: 'medio', theme: 'passeio', seed: 214, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['sílabas', 'leitura'] },
  },
  {
    key: 'silabas-embaralhadas',
    title: 'Sílabas embaralhadas',
    description:
      'O vento bagunçou os cartões! Olhando a figura, a criança descobre a ordem certa e escreve a palavra de três ou quatro sílabas.',
    instruction: 'Ponha as sílabas em ordem e escreva a palavra.',
    sheet: { kind: 'juntar-silabas', level: 'desafio', theme: 'bichos', seed: 215, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['sílabas', 'ordem', 'bichos'] },
  },
  {
    key: 'falta-uma-vogal',
    title: 'Só falta uma vogal',
    description:
      'Palavras curtinhas com um único espaço vazio. Quem já conhece as vogais consegue escrever a palavra inteira e se orgulhar disso.',
    instruction: 'Complete com a vogal que falta.',
    sheet: { kind: 'completar-palavra', level: 'facil', theme: 'tudo', seed: 221, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['vogais', 'escrita'] },
  },
  {
    key: 'vogal-perdida',
    title: 'A vogal perdida',
    description:
      'Cama, mala, bota… em cada quadro uma vogal se perdeu. Leia devagar com a turma e deixe o som mostrar o caminho.',
    instruction: 'Descubra a vogal perdida e complete.',
    sheet: { kind: 'completar-palavra', level: 'facil', theme: 'casa', seed: 222001, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['vogais', 'completar'] },
  },
  {
    key: 'silaba-que-sumiu',
    title: 'A sílaba que sumiu',
    description:
      'Agora falta um pedaço maior. Escrever a sílaba inteira faz pensar em como a consoante e a vogal trabalham juntas.',
    instruction: 'Escreva a sílaba que está faltando.',
    sheet: { kind: 'completar-palavra', level: 'medio', theme: 'tudo', seed: 223, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['sílabas', 'completar'] },
  },
  {
    key: 'completa-os-bichos',
    title: 'Complete o nome dos bichos',
    description:
      'Um pedaço do nome de cada animal ficou em branco. Para ler, imitar o bicho e escrever a sílaba, nesta ordem!',
    instruction: 'Complete o nome de cada bicho.',
    sheet: { kind: 'completar-palavra', level: 'medio', theme: 'bichos', seed: 224, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['sílabas', 'bichos'] },
  },
  {
    key: 'sem-vogais',
    title: 'As palavras ficaram sem vogais',
    description:
      'Só as consoantes ficaram no lugar. Um bom desafio de escrita para quem já lê palavras simples e quer pensar em cada som.',
    instruction: 'Escreva as vogais e leia a palavra.',
    sheet: { kind: 'completar-palavra', level: 'desafio', theme: 'tudo', seed: 225, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['vogais', 'ortografia'] },
  },
  {
    key: 'caca-palavras-bichos',
    title: 'Caça-palavras dos bichos',
    description:
      'Quatro nomes de animais escondidos só na horizontal, com a figura ao lado de cada palavra. Para estrear no caça-palavras sem frustração.',
    instruction: 'Ache os nomes dos bichos e circule.',
    sheet: { kind: 'caca-palavras', level: 'facil', theme: 'bichos', seed: 231, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['caça-palavras', 'bichos', 'leitura'] },
  },
  {
    key: 'caca-palavras-feira',
    title: 'Caça-palavras na feira',
    description:
      'Seis comidas para encontrar, deitadas ou em pé. Exercita a leitura global da palavra e o olhar que varre linha por linha.',
    instruction: 'Procure as comidas na horizontal e na vertical.',
    sheet: { kind: 'caca-palavras', level: 'medio', theme: 'comidas', seed: 232, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['caça-palavras', 'comidas'] },
  },
  {
    key: 'caca-palavras-casa',
    title: 'O que se esconde em casa?',
    description:
      'Chave, livro, coroa… objetos escondidos entre as letras. Ao achar cada um, a criança pode ligar a palavra à figura.',
    instruction: 'Ache os objetos escondidos entre as letras.',
    sheet: { kind: 'caca-palavras', level: 'medio', theme: 'casa', seed: 233, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['caça-palavras', 'casa'] },
  },
  {
    key: 'super-caca-palavras',
    title: 'Supercaça-palavras',
    description:
      'Nove palavras em três direções, inclusive na diagonal, e nenhuma figura para ajudar. Para leitores que gostam de um bom quebra-cabeça.',
    instruction: 'Ache as nove palavras, também na diagonal.',
    sheet: { kind: 'caca-palavras', level: 'desafio', theme: 'tudo', seed: 234, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['caça-palavras', 'diagonal'] },
  },
  {
    key: 'caca-palavras-passeio',
    title: 'Palavras ao ar livre',
    description:
      'Barco, nuvem, pipa, ninho: um passeio inteiro dentro de um quadro de letras. Três folhas para usar ao longo da semana.',
    instruction: 'Encontre as nove palavras do passeio.',
    sheet: { kind: 'caca-palavras', level: 'desafio', theme: 'passeio', seed: 235001, pages: 3 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: true, tags: ['caça-palavras', 'atenção'] },
  },
  {
    key: 'escreva-a-letra-da-comida',
    title: 'Letra inicial no prato',
    description:
      'Do abacaxi à uva, cada comida espera a sua primeira letra. Uma folha leve para revisar o alfabeto antes do lanche.',
    instruction: 'Escreva a primeira letra de cada comida.',
    sheet: { kind: 'primeira-letra', level: 'desafio', theme: 'comidas', seed: 206001, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['letras', 'comidas'] },
  },
]
