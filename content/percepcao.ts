import type { ContentSheet } from './sheet.ts'

export const PERCEPCAO: readonly ContentSheet[] = [
  {
    key: 'sombra-dos-bichos',
    title: 'De quem é esta sombra?',
    description:
      'Quatro bichos e quatro sombras bem diferentes. A criança olha o contorno, compara orelhas e rabos e liga cada um à sua sombra.',
    instruction: 'Ligue cada bicho à sua sombra.',
    sheet: { kind: 'sombras', level: 'facil', theme: 'bichos', seed: 301, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['sombras', 'bichos'] },
  },
  {
    key: 'sombras-do-lanche',
    title: 'Sombras do lanche',
    description:
      'Cenoura, bolo, sorvete: até a sombra dá água na boca. Trabalha a percepção da forma sem a ajuda da cor.',
    instruction: 'Ligue cada comida à sua sombra.',
    sheet: { kind: 'sombras', level: 'facil', theme: 'comidas', seed: 302, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: false, tags: ['sombras', 'comidas'] },
  },
  {
    key: 'sombras-dos-objetos',
    title: 'Objetos e suas sombras',
    description:
      'Cinco objetos da casa e seus contornos. Depois de ligar, que tal fazer sombras de verdade com uma lanterna na parede?',
    instruction: 'Encontre a sombra de cada objeto e ligue.',
    sheet: { kind: 'sombras', level: 'medio', theme: 'objetos', seed: 303, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['sombras', 'objetos'] },
  },
  {
    key: 'sombras-da-rua',
    title: 'Sombras pelo caminho',
    description:
      'Casa, carro, árvore e foguete deixaram a sombra para trás. Exercita a atenção ao contorno e a discriminação visual.',
    instruction: 'Ligue cada figura à sombra dela.',
    sheet: { kind: 'sombras', level: 'medio', theme: 'passeio', seed: 304003, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['sombras', 'formas'] },
  },
  {
    key: 'sombras-giradas',
    title: 'Sombras de ponta-cabeça',
    description:
      'As sombras giraram! É preciso virar a figura na imaginação para achar o par, um ótimo treino de rotação mental.',
    instruction: 'As sombras giraram. Ligue cada uma ao seu bicho.',
    sheet: { kind: 'sombras', level: 'desafio', theme: 'bichos', seed: 305, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['sombras', 'rotação', 'bichos'] },
  },
  {
    key: 'objetos-rodopiando',
    title: 'Objetos rodopiando',
    description:
      'Chave, óculos, guarda-chuva: cada sombra caiu de um jeito. Seis pares por página para quem já domina as sombras simples.',
    instruction: 'Vire na cabeça e ligue cada objeto à sombra.',
    sheet: { kind: 'sombras', level: 'desafio', theme: 'objetos', seed: 306004, pages: 2 },
    shelf: { ageRange: '10+ anos', format: 'Preto e Branco', isPremium: false, tags: ['sombras', 'rotação'] },
  },
  {
    key: 'sombras-na-cozinha',
    title: 'Cada fruta, uma silhueta',
    description:
      'Frutas e doces viraram manchas escuras. Nomear a comida antes de ligar enriquece o vocabulário da turma.',
    instruction: 'Ligue a comida à silhueta certa.',
    sheet: { kind: 'sombras', level: 'medio', theme: 'comidas', seed: 307, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['sombras', 'frutas'] },
  },
  {
    key: 'sequencia-de-formas',
    title: 'Complete a sequência',
    description:
      'Círculo, triângulo, círculo, triângulo… e depois? Padrões simples com formas grandes, para falar em voz alta como uma música.',
    instruction: 'O que vem depois? Circule a resposta.',
    sheet: { kind: 'sequencia', level: 'facil', theme: 'formas', seed: 311, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['sequência', 'formas'] },
  },
  {
    key: 'colar-de-frutas',
    title: 'Colar de frutas',
    description:
      'Um colar que repete sempre o mesmo desenho. A criança descobre o segredo e escolhe a fruta que continua a fila.',
    instruction: 'Descubra o segredo e circule a próxima fruta.',
    sheet: { kind: 'sequencia', level: 'facil', theme: 'frutas', seed: 312, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: true, tags: ['sequência', 'frutas'] },
  },
  {
    key: 'desfile-dos-bichos',
    title: 'O desfile dos bichos',
    description:
      'Gato, coelho, peixe e lá vem de novo o gato! Sequências de dois e três elementos para prever quem é o próximo da fila.',
    instruction: 'Quem vem agora? Circule o bicho certo.',
    sheet: { kind: 'sequencia', level: 'medio', theme: 'bichos', seed: 313002, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['sequência', 'bichos', 'lógica'] },
  },
  {
    key: 'ceu-em-ordem',
    title: 'O céu em ordem',
    description:
      'Sol, lua, lua, sol, lua, lua… Reconhecer o pedaço que se repete é a base do pensamento algébrico, e aqui vira brincadeira.',
    instruction: 'Observe a ordem e circule o que falta.',
    sheet: { kind: 'sequencia', level: 'medio', theme: 'ceu', seed: 314, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['sequência', 'lógica'] },
  },
  {
    key: 'segredo-das-formas',
    title: 'O segredo das formas',
    description:
      'Desta vez a lacuna está no meio da fila. É preciso olhar o que vem antes e o que vem depois, um desafio de raciocínio lógico.',
    instruction: 'Que forma se esconde no quadro? Circule.',
    sheet: { kind: 'sequencia', level: 'desafio', theme: 'formas', seed: 315, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['sequência', 'formas', 'lógica'] },
  },
  {
    key: 'festa-em-fila',
    title: 'Tudo em fila para a festa',
    description:
      'Balão, bolo, presente: alguém desmanchou a decoração e ficou um buraco na fila. Qual enfeite estava ali?',
    instruction: 'Ache o enfeite que falta em cada fila.',
    sheet: { kind: 'sequencia', level: 'desafio', theme: 'festa', seed: 316, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['sequência', 'festa'] },
  },
  {
    key: 'enfeites-que-se-repetem',
    title: 'Enfeites que se repetem',
    description: 'Bandeirinhas de festa com um padrão para continuar. Boa atividade de acolhida, curta e colorida.',
    instruction: 'Continue a fila: circule o próximo enfeite.',
    sheet: { kind: 'sequencia', level: 'facil', theme: 'festa', seed: 317, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['sequência', 'festa'] },
  },
  {
    key: 'o-intruso',
    title: 'Quem é o intruso?',
    description:
      'Em cada fila há um bicho que não é como os outros. A primeira atividade de diferenças, com desenhos grandes e poucos por linha.',
    instruction: 'Circule o bicho que é diferente.',
    sheet: { kind: 'o-diferente', level: 'facil', theme: 'bichos', seed: 321, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['diferenças', 'bichos'] },
  },
  {
    key: 'objeto-fora-da-fila',
    title: 'Um objeto fora da fila',
    description:
      'Xícara, xícara, bota, xícara. Parece fácil, e é: ideal para ensinar a olhar da esquerda para a direita, como na leitura.',
    instruction: 'Circule o objeto diferente de cada fila.',
    sheet: { kind: 'o-diferente', level: 'facil', theme: 'objetos', seed: 322001, pages: 2 },
    shelf: { ageRange: '3-4 anos', format: 'Preto e Branco', isPremium: true, tags: ['diferenças', 'objetos'] },
  },
  {
    key: 'virado-para-o-outro-lado',
    title: 'Um virou para o outro lado',
    description: 'Todos olham para o mesmo lado, menos um. Perceber a direção ajuda mais tarde a não trocar b por d.',
    instruction: 'Circule quem olha para o outro lado.',
    sheet: { kind: 'o-diferente', level: 'medio', theme: 'bichos', seed: 323, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['diferenças', 'direção'] },
  },
  {
    key: 'direita-ou-esquerda',
    title: 'Direita ou esquerda?',
    description:
      'Botas, meias e xícaras quase iguais. Uma de cada fila está espelhada: treino de lateralidade com lápis na mão.',
    instruction: 'Uma figura está virada. Circule.',
    sheet: { kind: 'o-diferente', level: 'medio', theme: 'objetos', seed: 324, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['diferenças', 'lateralidade'] },
  },
  {
    key: 'barquinhos-ao-contrario',
    title: 'Barquinhos ao contrário',
    description: 'Folhas, luas e barcos em fila, e em cada fila um contra o vento. Pede atenção sustentada sem cansar.',
    instruction: 'Ache a figura espelhada em cada fila.',
    sheet: { kind: 'o-diferente', level: 'medio', theme: 'passeio', seed: 325008, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['diferenças', 'atenção'] },
  },
  {
    key: 'dois-no-meio-de-muitos',
    title: 'Dois no meio de muitos',
    description:
      'Dezoito bichos e só dois virados. Sem pressa: combine de olhar uma linha de cada vez e marcar só no final.',
    instruction: 'Em cada quadro, circule os dois que estão virados.',
    sheet: { kind: 'o-diferente', level: 'desafio', theme: 'bichos', seed: 326, pages: 2 },
    shelf: {
      ageRange: '8-10 anos',
      format: 'Preto e Branco',
      isPremium: false,
      tags: ['diferenças', 'atenção', 'bichos'],
    },
  },
  {
    key: 'olhos-de-lince',
    title: 'Olhos de lince',
    description:
      'Quadros cheios de objetos repetidos, com dois espelhados em cada um. Para aquecer a concentração antes de uma tarefa longa.',
    instruction: 'Encontre os dois objetos virados de cada quadro.',
    sheet: { kind: 'o-diferente', level: 'desafio', theme: 'objetos', seed: 327, pages: 3 },
    shelf: { ageRange: '10+ anos', format: 'Colorido', isPremium: false, tags: ['diferenças', 'concentração'] },
  },
]
