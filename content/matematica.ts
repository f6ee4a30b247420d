import type { ContentSheet } from './sheet.ts'

export const MATEMATICA: readonly ContentSheet[] = [
  {
    key: 'quantas-frutas',
    title: 'Quantas frutas tem aqui?',
    description:
      'Uma fruta por vez, o dedinho acompanha e a boca conta. Cinco é o maior número desta folha, perfeita para quem está descobrindo que contar é dizer um número para cada coisa.',
    instruction: 'Conte as frutas e escreva quantas são.',
    sheet: { kind: 'contar-e-escrever', level: 'facil', theme: 'frutas', seed: 101, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['contagem', 'números', 'frutas'] },
  },
  {
    key: 'contando-no-mar',
    title: 'Contando no fundo do mar',
    description:
      'Peixes, barcos e tartarugas em fileiras de cinco ajudam a enxergar o seis como cinco e mais um. Trabalha a contagem até 10 e o registro dos algarismos.',
    instruction: 'Conte cada grupo e escreva o total.',
    sheet: { kind: 'contar-e-escrever', level: 'medio', theme: 'mar', seed: 102, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['contagem', 'até 10', 'mar'] },
  },
  {
    key: 'ceu-em-bagunca',
    title: 'O céu está uma bagunça!',
    description:
      'Luas, foguetes e nuvens espalhados pedem uma estratégia: riscar o que já foi contado, circular de dois em dois… Boa para observar como cada criança se organiza.',
    instruction: 'Conte tudo sem se perder e escreva o total.',
    sheet: { kind: 'contar-e-escrever', level: 'desafio', theme: 'ceu', seed: 103, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['contagem', 'atenção'] },
  },
  {
    key: 'material-escolar-em-numeros',
    title: 'Material escolar em números',
    description:
      'Lápis, livros e maçãs da professora: a turma conta o que conhece da sala e escreve o número no quadro. Sem cor, para pintar depois de terminar.',
    instruction: 'Quantos são? Conte e escreva.',
    sheet: { kind: 'contar-e-escrever', level: 'medio', theme: 'escola', seed: 104001, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['contagem', 'escola'] },
  },
  {
    key: 'festa-da-soma',
    title: 'Festa da soma',
    description:
      'Dois balões mais três balões… a festa está pronta! As primeiras somas, até 5, com tudo desenhado para a criança juntar os dois grupos e contar de novo.',
    instruction: 'Junte os dois grupos e escreva o total.',
    sheet: { kind: 'soma-com-desenhos', level: 'facil', theme: 'festa', seed: 111, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['adição', 'até 5', 'festa'] },
  },
  {
    key: 'jardim-de-somas',
    title: 'Um jardim de somas',
    description:
      'Cada canteiro tem duas partes. A criança escreve quantos há em cada uma e depois o total, passando do desenho para a conta armada em linha.',
    instruction: 'Escreva a conta que o desenho mostra.',
    sheet: { kind: 'soma-com-desenhos', level: 'medio', theme: 'jardim', seed: 112, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['adição', 'até 10', 'jardim'] },
  },
  {
    key: 'quanto-falta-bichos',
    title: 'Quantos bichos faltam?',
    description:
      'O total já está escrito, mas alguns bichos ainda não chegaram. Completar a quantia desenhando é o caminho mais concreto para entender a parcela que falta.',
    instruction: 'Desenhe o que falta e complete a conta.',
    sheet: { kind: 'soma-com-desenhos', level: 'desafio', theme: 'bichos', seed: 113, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: true, tags: ['adição', 'completar', 'bichos'] },
  },
  {
    key: 'soma-na-caixa-de-brinquedos',
    title: 'Soma na caixa de brinquedos',
    description:
      'Carrinhos, bolas e pipas para juntar e contar. Os números ficam pequenos e os quadros grandes, do jeito que a mão de quem está começando precisa.',
    instruction: 'Conte os brinquedos e escreva quanto dá.',
    sheet: { kind: 'soma-com-desenhos', level: 'facil', theme: 'brinquedos', seed: 114, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['adição', 'brinquedos'] },
  },
  {
    key: 'quem-comeu-as-frutas',
    title: 'Quem comeu as frutas?',
    description:
      'As frutas riscadas já foram para o lanche; quantas sobraram na fruteira? Uma primeira conversa sobre tirar, com resultados até 5.',
    instruction: 'Conte as frutas que sobraram.',
    sheet: { kind: 'subtracao-com-desenhos', level: 'facil', theme: 'frutas', seed: 121, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['subtração', 'até 5', 'frutas'] },
  },
  {
    key: 'baloes-que-voaram',
    title: 'Balões que voaram',
    description:
      'A conta diz quantos foram embora: a criança risca, conta o que ficou e escreve. Ajuda a ligar o sinal de menos à ação de retirar.',
    instruction: 'Risque os que foram embora e conte o resto.',
    sheet: { kind: 'subtracao-com-desenhos', level: 'medio', theme: 'festa', seed: 122, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Preto e Branco', isPremium: false, tags: ['subtração', 'até 10'] },
  },
  {
    key: 'menos-bichinhos',
    title: 'Menos bichinhos na fazenda',
    description:
      'Subtrações com até 18 bichinhos em fila. Riscar de trás para a frente e parar na dezena é uma boa estratégia para comentar em grupo.',
    instruction: 'Risque, conte e escreva o que ficou.',
    sheet: { kind: 'subtracao-com-desenhos', level: 'desafio', theme: 'bichos', seed: 123, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['subtração', 'até 20', 'bichos'] },
  },
  {
    key: 'sapo-saltador',
    title: 'O sapo saltador',
    description:
      'O sapo sai de um número e dá alguns pulos; onde ele para? Os saltos vêm pontilhados, para passar o lápis por cima e sentir a soma andando para a frente.',
    instruction: 'Siga os pulos do sapo e escreva onde ele parou.',
    sheet: { kind: 'reta-numerica', level: 'facil', theme: 'sapo', seed: 131, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['reta numérica', 'adição'] },
  },
  {
    key: 'pulos-do-coelho',
    title: 'Pulos do coelho para lá e para cá',
    description:
      'Mais quer dizer pular para a frente, menos quer dizer voltar. A criança desenha os saltos na reta de 0 a 10 e descobre que uma conta desfaz a outra.',
    instruction: 'Desenhe os pulos na reta e complete as contas.',
    sheet: { kind: 'reta-numerica', level: 'medio', theme: 'coelho', seed: 132, pages: 2 },
    shelf: {
      ageRange: '5-7 anos',
      format: 'Preto e Branco',
      isPremium: false,
      tags: ['reta numérica', 'adição', 'subtração'],
    },
  },
  {
    key: 'gato-ate-vinte',
    title: 'O gato caminha até o vinte',
    description:
      'Uma reta comprida, de 0 a 20, com contas de ida e de volta. Apoio visual para quem ainda conta nos dedos e quer ganhar segurança.',
    instruction: 'Ande com o gato pela reta e escreva o resultado.',
    sheet: { kind: 'reta-numerica', level: 'desafio', theme: 'gato', seed: 133, pages: 3 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['reta numérica', 'até 20'] },
  },
  {
    key: 'que-horas-sao',
    title: 'Que horas são?',
    description:
      'Só horas exatas e mostradores bem grandes: o ponteiro pequeno conta a hora, o grande fica lá em cima. Para começar a ler o relógio sem pressa.',
    instruction: 'Olhe os ponteiros e escreva a hora.',
    sheet: { kind: 'relogio', level: 'facil', theme: 'ler', seed: 141, pages: 1 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: false, tags: ['relógio', 'horas'] },
  },
  {
    key: 'hora-e-meia',
    title: 'Hora cheia e meia hora',
    description:
      'Os relógios misturam horas exatas e meias horas, e o ponteiro pequeno anda junto, como no relógio de verdade. Trabalha leitura e registro do tempo.',
    instruction: 'Que horas são? Escreva embaixo de cada relógio.',
    sheet: { kind: 'relogio', level: 'medio', theme: 'ler', seed: 142, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Colorido', isPremium: true, tags: ['relógio', 'meia hora'] },
  },
  {
    key: 'ponteiros-no-lugar',
    title: 'Cada ponteiro no seu lugar',
    description:
      'A hora está escrita, mas os ponteiros sumiram. Desenhá-los exige pensar no tamanho e na posição de cada um, um passo além de apenas ler.',
    instruction: 'Desenhe os ponteiros na hora certa.',
    sheet: { kind: 'relogio', level: 'medio', theme: 'desenhar', seed: 143, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: false, tags: ['relógio', 'horas'] },
  },
  {
    key: 'minuto-a-minuto',
    title: 'Relógio de cinco em cinco',
    description:
      'Nove relógios com minutos de cinco em cinco. Retoma a contagem da tabuada do 5 e prepara para ler horários de ônibus, filmes e recreios.',
    instruction: 'Leia os ponteiros e escreva hora e minutos.',
    sheet: { kind: 'relogio', level: 'desafio', theme: 'ler', seed: 144, pages: 3 },
    shelf: {
      ageRange: '10+ anos',
      format: 'Preto e Branco',
      isPremium: true,
      tags: ['relógio', 'minutos', 'tabuada do 5'],
    },
  },
  {
    key: 'onde-tem-mais',
    title: 'Onde tem mais?',
    description:
      'De um lado poucos, do outro muitos: comparar antes de contar também é matemática. Para circular e contar como descobriu.',
    instruction: 'Circule o lado que tem mais.',
    sheet: { kind: 'mais-ou-menos', level: 'facil', theme: 'jardim', seed: 151, pages: 1 },
    shelf: { ageRange: '3-4 anos', format: 'Colorido', isPremium: false, tags: ['comparação', 'quantidades'] },
  },
  {
    key: 'jacare-dos-sinais',
    title: 'Maior, menor ou igual?',
    description:
      'Conte os dois lados e ponha o sinal no meio. As figuras são diferentes de propósito: o que importa é a quantidade, não o tamanho do desenho.',
    instruction: 'Escreva o sinal: maior (>), menor (<) ou igual (=).',
    sheet: { kind: 'mais-ou-menos', level: 'medio', theme: 'brinquedos', seed: 152, pages: 2 },
    shelf: { ageRange: '5-7 anos', format: 'Colorido', isPremium: true, tags: ['comparação', 'sinais'] },
  },
  {
    key: 'duelo-de-numeros',
    title: 'Duelo de números',
    description:
      'Trinta e seis ou sessenta e três? Números de dois algarismos lado a lado, alguns com os dígitos trocados, para reforçar o valor da dezena.',
    instruction: 'Compare os números e escreva >, < ou =.',
    sheet: { kind: 'mais-ou-menos', level: 'desafio', theme: 'escola', seed: 153, pages: 2 },
    shelf: { ageRange: '8-10 anos', format: 'Preto e Branco', isPremium: true, tags: ['comparação', 'dezenas'] },
  },
]
